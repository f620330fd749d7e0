import { expressMiddleware } from '@as-integrations/express5';
import type { MikroORM } from '@mikro-orm/postgresql';
import cors from 'cors';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { client } from './client/client.ts';
import { builtClient, type Env } from './env.ts';
import { graphqlErrorHandler } from './graphql/error-handler.ts';
import { explorer } from './graphql/explorer.ts';
import { answerAtOnce } from './graphql/kept-answers/answer-at-once.ts';
import { KeptAnswers } from './graphql/kept-answers/kept-answers.ts';
import { describeKeyScopes } from './graphql/key-scopes.ts';
import { partnerSchema } from './graphql/partner-schema.ts';
import { persistedDocuments } from './graphql/persisted-documents.ts';
import { answeringContext, createGraphqlServer } from './graphql/server.ts';
import { OpenStreams } from './graphql/streams/open-streams.ts';
import { subscriptions } from './graphql/streams/subscriptions.ts';
import { graphqlUploads } from './graphql/uploads.ts';
import type { Services } from './kernel/use-cases/services.ts';
import { oneClickUnsubscribe } from './modules/emails/index.ts';
import { watchDatabase } from './platform/database/watch.ts';
import { compressed } from './platform/http/compressed.ts';
import { healthRoutes } from './platform/http/health.ts';
import { keysInAddresses } from './platform/http/keys-in-addresses.ts';
import { requestLog } from './platform/http/request-log.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { shedLoad } from './platform/http/shed-load.ts';
import { openUploadFolders } from './platform/http/upload-folders.ts';
import { mediaHandler } from './platform/media/media.ts';
import { tellOfDatabase } from './platform/metrics/database.ts';
import { tellOfJobs } from './platform/metrics/jobs.ts';
import { tellOfLists } from './platform/metrics/lists.ts';
import { openSpools } from './platform/spools/spools.ts';
import { oncePerRequest, requestContexts } from './request-context.ts';
import { signedDocuments } from './rest/documents.ts';
import { exportDownloads } from './rest/downloads.ts';
import { errorHandler } from './rest/error-handler.ts';
import { importEvents } from './rest/import-events.ts';
import { pageViews } from './rest/page-views.ts';
import { restRouter } from './rest/router.ts';
import { restRoutes } from './rest/routes.ts';

/** What an application needs from outside. Tests build it with their own. */
export interface AppDeps {
  env: Env;
  orm: MikroORM;
  services: Services;
  log: Logger;
  /** Where the built client lies. */
  clientFolder?: string;
}

/** One server process without its socket. */
export interface App {
  readonly handler: Express;
  /** From now on `/readyz` says 503, so that a load balancer sends nothing new. */
  drain(): void;
  close(): Promise<void>;
}

/** Lets browsers of other origins read what partners need; there are no cookies to protect. */
const openToOtherOrigins = cors({
  origin: '*',
  exposedHeaders: [
    'Authorization',
    'X-Total-Count',
    'ETag',
    'Content-Disposition',
    'Retry-After',
    'RateLimit',
    'RateLimit-Policy',
    'X-Request-Id',
    'Warning',
    'WWW-Authenticate',
    'Allow',
  ],
  maxAge: 86_400,
});

/** Wires transports, services and database into one handler for one origin. */
export async function createApp({ env, orm, services, log, clientFolder = builtClient }: AppDeps): Promise<App> {
  const watch = watchDatabase(orm);
  const health = healthRoutes(watch);
  const contextOf = requestContexts({ orm, services, jwtSecret: env.JWT_SECRET, log });
  const oneContextOf = oncePerRequest(contextOf);
  const spools = await openSpools(env.DATA_DIR, log);
  const uploads = await openUploadFolders(env.DATA_DIR);
  const forget = [tellOfDatabase({ orm, watch }), tellOfJobs(orm), tellOfLists(spools)];
  const schema = await describeKeyScopes(services.schema());
  const kept = new KeptAnswers();
  const graphql = await createGraphqlServer({
    schema,
    kept,
    log,
    persistedDocuments: persistedDocuments(clientFolder),
  });
  const streams = new OpenStreams({ contextOf, fork: () => orm.em.fork() });

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUST_PROXY);
  // Lists bring their own ETag, made without reading the rows; hashing every answer would cost more than it saves.
  app.set('etag', false);
  app.use(compressed(), health.router);
  app.use(requestLog(log), securityHeaders(env));
  app.use(
    '/graphql',
    openToOtherOrigins,
    keysInAddresses(services.securityLog),
    explorer(),
    partnerSchema(),
    shedLoad(orm),
    express.json({ limit: '2mb' }),
  );
  app.use('/graphql/stream', subscriptions({ schema, contextOf, streams }), graphqlErrorHandler);
  app.use('/graphql', graphqlUploads({ schema, contextOf, uploads, importMaxBytes: env.IMPORT_MAX_BYTES }));
  app.use(
    '/graphql',
    answerAtOnce(kept, oneContextOf),
    expressMiddleware(graphql, { context: answeringContext(oneContextOf) }),
    graphqlErrorHandler,
  );
  app.use('/api', keysInAddresses(services.securityLog), errorHandler);
  app.use('/api/site/page-views', shedLoad(orm), pageViews(contextOf));
  app.use('/api/imports', openToOtherOrigins, shedLoad(orm), importEvents(contextOf));
  app.use(
    '/api',
    openToOtherOrigins,
    shedLoad(orm),
    restRouter({ routes: restRoutes, contextOf, spools, uploads, maxFileBytes: env.IMPORT_MAX_BYTES }),
  );
  app.post('/unsubscribe', oneClickUnsubscribe(contextOf), errorHandler);
  app.use('/exports', shedLoad(orm), exportDownloads(contextOf, spools));
  app.use('/documents', shedLoad(orm), signedDocuments(contextOf));
  app.use('/media', mediaHandler(env), errorHandler);
  app.use(client({ folder: clientFolder, contextOf, publicUrl: env.PUBLIC_URL, currency: env.CURRENCY }), errorHandler);

  return {
    handler: app,
    drain() {
      health.drain();
      streams.endAll();
    },
    async close() {
      for (const part of forget) part();
      streams.endAll();
      await Promise.all([graphql.stop(), watch.close(), spools.close(), uploads.close()]);
    },
  };
}
