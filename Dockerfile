# The site in a container: `docker compose up -d` (compose.yaml), or `docker build -t sito .` behind a proxy of your own. See
# docs/operations.md, "Deploy".
FROM node:24-slim AS base
# A new volume takes over to whom the folder belongs, whichever service is the first to use it.
RUN mkdir -p /data/mail && chown node:node /data/mail

FROM base AS sources
WORKDIR /build
# The packages first: they are installed again only when they change.
COPY package.json package-lock.json .npmrc ./
COPY scripts/bootstrap.mjs scripts/
RUN node -e "import('./scripts/bootstrap.mjs').then(({ ensureInstalled }) => ensureInstalled())"
COPY . .

FROM sources AS build
# What ends up in the pages; nothing secret.
ARG SITE_URL="" STRUCTURED_DATA_URL="" NEWSLETTER_URL="" NEWSLETTER_TOKEN="" GA_MEASUREMENT_ID="" BOOKING_URL="" HSTS=""
# Another day, another build: articles appear and go on theirs, and nothing else of what is copied changes then.
ARG DAY=""
RUN npm run build

# Only Node and the bundle: no packages but the store's addon, no framework, no sources.
FROM base AS site
ARG SITE_URL="" HSTS=""
ENV SITE_URL=$SITE_URL HSTS=$HSTS PORT=3000 MAIL_SPOOL_DIR=/data/mail
WORKDIR /site
USER node
VOLUME /data/mail
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=2", "server.mjs"]
COPY --from=build /build/out /site
