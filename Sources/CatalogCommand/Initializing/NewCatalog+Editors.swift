// What editors read.
extension NewCatalog {
    /// The files for editors, those of Visual Studio Code where the repository begins, since that is what is opened.
    var editorFiles: [File] {
        [
            File(path: ".editorconfig", content: .text(Self.editorConfig)),
            File(path: "\(relative(repository))/.vscode/tasks.json", content: .text(tasks)),
        ]
    }

    private static let editorConfig = """
        root = true

        [*]
        charset = utf-8
        end_of_line = lf
        insert_final_newline = true
        trim_trailing_whitespace = true

        [*.swift]
        indent_style = space
        indent_size = 4

        # A sidecar holds the hash of its own text.
        [Snapshots/**]
        insert_final_newline = unset
        trim_trailing_whitespace = unset

        """

    /// The package as seen from the opened folder.
    private var workspace: String {
        folder == repository
            ? "${workspaceFolder}" : "${workspaceFolder}/\(folder.dropFirst(repository.count + 1))"
    }

    /// Differences, failures and the compiler's own errors are shown at their lines.
    private var tasks: String {
        #"""
        {
          "version": "2.0.0",
          "options": { "cwd": "\#(workspace)" },
          "tasks": [
            {
              "label": "catalog: check",
              "type": "shell",
              "command": "swift run catalog check --problems",
              "group": { "kind": "test", "isDefault": true },
              "presentation": { "reveal": "silent", "clear": true },
              "problemMatcher": {
                "owner": "catalog",
                "source": "catalog",
                "fileLocation": ["autoDetect", "\#(workspace)"],
                "pattern": {
                  "regexp": "^(.+?):(\\d+):(?:(\\d+):)? (error|warning|note): (.+)$",
                  "file": 1, "line": 2, "column": 3, "severity": 4, "message": 5
                }
              }
            },
            {
              "label": "catalog: record what is missing",
              "type": "shell",
              "command": "swift run catalog check --record missing",
              "problemMatcher": []
            },
            {
              "label": "catalog: write the pages",
              "type": "shell",
              "command": "swift run catalog site -o site",
              "problemMatcher": []
            }
          ]
        }

        """#
    }
}
