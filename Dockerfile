# The environment that the committed references were recorded in.
FROM swift:6.3.1-bookworm

RUN apt-get update \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        make pkg-config libcairo2-dev libdeflate-dev libfontconfig-dev libfreetype-dev libpango1.0-dev \
        libpng-dev libxxhash-dev fonts-inter \
    && rm -rf /var/lib/apt/lists/*

WORKDIR /catalog
CMD ["swift", "run", "-c", "release", "catalog", "check"]
