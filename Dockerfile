# syntax=docker/dockerfile:1

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY server/package.json server/
COPY client/package.json client/
RUN npm ci --no-audit --no-fund
COPY client client
COPY clients clients
COPY LICENSE THIRD-PARTY-NOTICES schema.graphql schema.partner.graphql tsconfig.base.json ./
RUN node node_modules/vite/bin/vite.js build client
COPY server server
RUN node server/build.mjs server/dist/image

# Starts the server once with the embedded database. This checks the bundle, and fills its compile cache, because the
# file system of the container is read-only.
RUN DATA_DIR=/tmp/data DEMO=0 LOG_LEVEL=warn PORT=0 WEB_CONCURRENCY=1 node server/dist/image/main.mjs > /tmp/start.log 2>&1 & server=$!; \
  until grep -q 'is ready' /tmp/start.log; do kill -0 $server || { cat /tmp/start.log; exit 1; }; sleep 1; done; \
  kill $server && wait $server

# Collects the files that the bundle reads: packages that are not bundled, templates, documents, fonts and the client.
# `node scripts/check-image.mjs` checks that no file is missing.
RUN mkdir /image && cp -R --parents -t /image package.json server/package.json schema.partner.graphql LICENSE THIRD-PARTY-NOTICES \
    client/dist server/dist/image server/migrations server/profiles \
    $(find server/src server/seeds -type f ! -name '*.ts' ! -name README.md) \
    node_modules/sharp node_modules/@img node_modules/detect-libc node_modules/@duckdb \
    node_modules/altair-static node_modules/@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf \
    node_modules/@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf \
    node_modules/swagger-ui-dist/package.json node_modules/swagger-ui-dist/swagger-ui.css \
    node_modules/swagger-ui-dist/swagger-ui-bundle.js node_modules/swagger-ui-dist/favicon-32x32.png \
  && find /image/client/dist -name '*.map*' -delete

FROM node:24.21.0-bookworm-slim
ARG VERSION=0.1.0 BUILD_COMMIT=
LABEL org.opencontainers.image.title="Facet" \
  org.opencontainers.image.description="Online diamond and jewellery trading platform" \
  org.opencontainers.image.version="$VERSION" \
  org.opencontainers.image.revision="$BUILD_COMMIT" \
  org.opencontainers.image.licenses="MIT"
WORKDIR /app
ENV NODE_ENV=production PORT=4000 DATA_DIR=/data BUILD_COMMIT=$BUILD_COMMIT
RUN install -d -o node -g node /data
COPY --from=build /image ./
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--enable-source-maps", "--disable-warning=DEP0169", "server/dist/image/main.mjs"]
