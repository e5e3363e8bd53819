/// Names of SF Symbols that the sources of 45 public repositories write: 446, of which four are none of Apple's.
enum UsedNames {
    static let all = text.split { $0 == " " || $0 == "\n" }.map(String.init)

    private static let text = """
        1.circle 1.circle.fill 1.square.fill 2.circle 2.circle.fill 2.square.fill 3.circle 3.circle.fill
        4.circle.fill 42.circle a.circle a.circle.fill a.square airplane airplane.circle.fill align.horizontal.left
        ant.fill antenna.radiowaves.left.and.right app.dashed applelogo applewatch
        applewatch.radiowaves.left.and.right applewatch.slash archivebox arrow.2.squarepath arrow.clockwise
        arrow.counterclockwise arrow.down arrow.down.circle arrow.down.circle.fill arrow.down.right
        arrow.down.to.line arrow.forward arrow.left arrow.left.and.right arrow.right arrow.triangle.2.circlepath
        arrow.turn.down.right arrow.up arrow.up.arrow.down arrow.up.circle arrow.up.forward
        arrow.up.left.and.arrow.down.right arrow.up.right arrow.up.right.square arrow.uturn.right
        arrowshape.down.fill arrowshape.turn.up.forward.fill arrowshape.turn.up.left
        arrowshape.turn.up.left.circle.fill arrowshape.turn.up.left.fill arrowshape.up.fill arrowtriangle.right
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill arrowtriangle.up.fill at b.circle.fill
        backward.end backward.end.fill backward.fill badge.plus.radiowaves.right barcode barcode.viewfinder bell
        bell.and.waves.left.and.right bell.fill bird.circle bird.fill bolt bolt.fill book book.closed
        book.closed.circle bookmark books.vertical books.vertical.fill box.truck bubble.left.and.bubble.right
        bubble.left.and.text.bubble.right bubble.right building.2 building.columns bus bus.fill c.circle.fill
        calendar calendar.badge.plus calendar.circle camera camera.viewfinder captions.bubble cart.badge.plus
        character character.cursor.ibeam character.textbox chart.bar chart.bar.fill chart.line.uptrend.xyaxis
        checkmark checkmark.circle checkmark.circle.fill checkmark.seal checkmark.seal.fill checkmark.shield
        checkmark.square.fill chevron.backward chevron.down chevron.forward chevron.left chevron.left.square
        chevron.right chevron.right.circle chevron.right.square chevron.up chevron.up.chevron.down circle
        circle.fill circle.grid.cross.left.filled circle.slash clear.fill clipboard clock clock.fill cloud
        cloud.fill cloud.snow cloud.sun contextualmenu.and.cursorarrow creditcard cube curlybraces d.circle.fill
        delete.left diamond dice.fill doc doc.on.doc doc.on.doc.fill doc.plaintext doc.text doc.text.magnifyingglass
        doc.viewfinder doc.zipper document.badge.plus document.on.document dollarsign dot.radiowaves.left.and.right
        dot.radiowaves.right ellipsis ellipsis.circle ellipsis.circle.fill envelope envelope.badge.fill
        exclamationmark.bubble exclamationmark.bubble.fill exclamationmark.circle exclamationmark.circle.fill
        exclamationmark.square.fill exclamationmark.triangle exclamationmark.triangle.fill eye eye.fill eye.slash
        face.dashed face.smiling faxmachine figure.elliptical figure.run filemenu.and.cursorarrow film flag
        flag.fill flame flask folder folder.badge.plus folder.fill fork.knife forward.end.fill forward.fill gear
        gear.circle gearshape gearshape.2 gearshape.fill globe gobackward goforward hammer hand.draw
        hand.raised.fill hand.tap hand.thumbsdown.fill hand.thumbsup hand.thumbsup.circle hand.thumbsup.fill
        hare.circle.fill heart heart.circle heart.circle.fill heart.fill hifispeaker hourglass house house.fill
        icloud.and.arrow.down.fill icloud.and.arrow.up.fill icloud.fill icloud.slash infinity info.circle
        info.circle.fill internaldrive iphone keyboard ladybug ladybug.fill
        laptopcomputer.trianglebadge.exclamationmark leaf leaf.fill lightbulb.fill lightspectrum.horizontal
        line.3.horizontal line.3.horizontal.decrease line.3.horizontal.decrease.circle line.horizontal.3 link
        link.circle.fill list.bullet list.bullet.below.rectangle list.bullet.clipboard
        list.bullet.rectangle.portrait lock lock.fill lock.rectangle.stack.fill lock.rotation magnifyingglass
        mappin.circle.fill message message.fill mic.fill minus minus.circle minus.circle.fill moon moon.circle.fill
        moon.stars.fill mountain.2.fill movieclapper multiply.circle.fill music.note music.note.list network number
        o.square p.circle paintbrush paintpalette paintpalette.fill paperclip paperplane paperplane.circle.fill
        paperplane.fill party.popper pause.circle pause.circle.fill pause.fill pencil pencil.and.list.clipboard
        pencil.and.outline pencil.and.scribble pencil.circle.fill pencil.line pencil.tip pencil.tip.crop.circle
        person person.2.circle.fill person.2.fill person.3 person.badge.key person.badge.key.fill person.badge.minus
        person.badge.plus person.circle person.circle.fill person.crop.circle
        person.crop.circle.badge.exclamationmark person.crop.circle.badge.moon person.crop.circle.badge.plus
        person.crop.circle.badge.xmark person.crop.circle.badge.xmark.fill person.crop.circle.fill person.fill
        person.fill.badge.plus person.fill.questionmark person.slash phone phone.down photo
        photo.badge.exclamationmark.fill photo.badge.plus photo.on.rectangle.angled pill pills.circle pin pin.fill
        pin.slash platter.filled.bottom.iphone play.circle play.circle.fill play.fill play.rectangle
        play.rectangle.on.rectangle play.tv plus plus.bubble plus.circle plus.circle.fill plus.square.on.square
        point.3.connected.trianglepath.dotted power poweroutlet.type.b poweroutlet.type.b.fill powerplug
        qrcode.viewfinder questionmark questionmark.circle quote.bubble quote.bubble.fill quote.opening rectangle
        rectangle.and.hand.point.up.left rectangle.dashed rectangle.grid.3x2 rectangle.on.rectangle.slash
        rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right rectangle.split.3x1 rectangle.stack
        rectangle.stack.badge.minus rectangle.stack.fill repeat richtext.page rotate.right ruler ruler.fill safari
        scribble scribble.variable scroll selection.pin.in.out separator.horizontal server.rack shippingbox shuffle
        sidebar.right sidebar.trailing slider.horizontal.3 snowflake sparkle sparkles speaker speaker.slash
        speaker.slash.fill speaker.wave.1.fill speaker.wave.3 speaker.wave.3.fill sportscourt square
        square.and.arrow.down square.and.arrow.up square.and.arrow.up.circle square.and.pencil square.dashed
        square.dashed.inset.filled square.fill square.grid.2x2 square.slash.fill square.split.1x2.fill
        square.split.2x1.fill square.stack.3d.up.fill star star.fill stop.circle stop.circle.fill stop.fill suitcase
        sun.max sun.max.circle.fill sun.max.fill sun.min swift switch.2 tablecells tag testtube.2 text.alignjustify
        text.badge.checkmark text.badge.minus text.badge.star text.bubble text.document text.page text.quote
        textformat textformat.abc textformat.characters textformat.size timer tortoise.circle.fill trash trash.fill
        tray tray.and.arrow.down tray.fill tray.full tree.fill triangle.fill triangleshape.fill trophy tv video
        viewfinder visionpro wand.and.sparkles wand.and.stars waveform waveform.path waveform.path.ecg wifi
        wifi.exclamationmark wifi.slash window.shade.closed window.shade.open wrench x.circle xmark xmark.circle
        xmark.circle.fill xmark.rectangle xmark.seal.fill xmark.square
        """
}
