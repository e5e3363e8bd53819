# The environment that the committed references were recorded in; the packages are those that `make setup` installs.
FROM swift:6.3.1-bookworm

RUN apt-get update && apt-get install -y --no-install-recommends make && rm -rf /var/lib/apt/lists/*
COPY Makefile Package.swift /vitrine/
RUN make -C /vitrine setup && rm -rf /var/lib/apt/lists/*

WORKDIR /catalog
CMD ["swift", "run", "-c", "release", "catalog", "check"]
