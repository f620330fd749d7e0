import { expressMiddleware } from '@as-integrations/express5';
import type { MikroORM } from '@mikro-orm/postgresql';
import cors from 'cors';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import { createResponseCache, noResponseCache } from './acceleration/caches.ts';
import { builtClient, type Env, projectRoot } from './env.ts';
import { CachedResponses } from './graphql/cached-responses/cached-responses.ts';
import { sendCachedResponse } from './graphql/cached-responses/send-cached-response.ts';
import { graphqlErrorHandler } from './graphql/error-handler.ts';
import { explorer } from './graphql/explorer.ts';
import { programLimitsOf } from './graphql/limits/api-limits.ts';
import { chargeForNewDocuments, ValidDocuments } from './graphql/limits/new-documents.ts';
import { describeKeyScopes } from './graphql/operation-access.ts';
import { partnerSchema } from './graphql/partner-schema.ts';
import { persistedDocuments } from './graphql/persisted-documents.ts';
import { createGraphqlServer, withContextErrors } from './graphql/server.ts';
import { OpenStreams } from './graphql/streams/open-streams.ts';
import { subscriptions } from './graphql/streams/subscriptions.ts';
import { graphqlUploads } from './graphql/uploads.ts';
import type { Services } from './kernel/use-cases/services.ts';
import { readAgentDomains } from './modules/accounts/agents/index.ts';
import { oneClickUnsubscribe } from './modules/emails/index.ts';
import { restRoutes } from './modules/index.ts';
import { client } from './pages/client.ts';
import { partnerDocuments } from './partner-docs/documents.ts';
import { collectListMetrics, openBufferedResponses } from './platform/buffered-responses/buffered-responses.ts';
import { primaryOf } from './platform/database/database.ts';
import { collectDatabaseMetrics } from './platform/database/database-metrics.ts';
import { watchDatabase } from './platform/database/watch.ts';
import { Admission } from './platform/http/admission.ts';
import { compressed } from './platform/http/compression.ts';
import { healthRoutes } from './platform/http/health.ts';
import { keysInAddresses } from './platform/http/keys-in-addresses.ts';
import { answerKnownHosts, createKnownHosts, isKnownDomain } from './platform/http/known-hosts.ts';
import { openUploadFolders } from './platform/http/multipart-form.ts';
import { requestLog } from './platform/http/request-log.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { endRequestSpan, traceRequests } from './platform/http/trace-requests.ts';
import { mediaHandler } from './platform/media/media.ts';
import { collectArchiveMetrics } from './platform/metrics/archive.ts';
import { collectBackupMetrics } from './platform/metrics/backups.ts';
import { collectJobMetrics } from './platform/metrics/jobs.ts';
import { collectServerMetrics } from './platform/metrics/server.ts';
import { readVersion } from './platform/version.ts';
import { oncePerRequest, requestContexts } from './request-context.ts';
import { RequestSenders } from './request-sender.ts';
import { signedDocuments } from './rest/documents.ts';
import { exportDownloads } from './rest/downloads.ts';
import { errorHandler } from './rest/error-handler.ts';
import { importEvents } from './rest/import-events.ts';
import { pageViews } from './rest/page-views.ts';
import { restRouter } from './rest/router.ts';
import { VisitorCharges } from './visitor-charges.ts';

/** Dependencies of an application. Tests may pass other implementations. */
export interface AppDeps {
  env: Env;
  orm: MikroORM;
  services: Services;
  log: Logger;
  clientFolder?: string;
}

/** Application of a server process, without its listening socket. */
export interface App {
  readonly handler: Express;
  /** Returns whether a domain belongs to this server. */
  isKnownHost(domain: string): Promise<boolean>;
  /** Makes `/readyz` return 503, so that load balancers stop routing requests here. */
  drain(): void;
  /** Ends all event streams. Their clients reconnect. */
  endStreams(): void;
  close(): Promise<void>;
}

/** Allows browsers on other origins to call the partner APIs. This is safe, because the server uses no cookies. */
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
    'Deprecation',
    'Sunset',
    'Link',
  ],
  maxAge: 86_400,
});

/** Prevents caching of responses unless a route allows it. */
const neverStored: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};

/** Combines transports, services and database into one request handler. */
export async function createApp({ env, orm, services, log, clientFolder = builtClient }: AppDeps): Promise<App> {
  const watch = watchDatabase(orm);
  const version = await readVersion(projectRoot, env.BUILD_COMMIT);
  const health = healthRoutes({ database: watch, version });
  const knownHosts = createKnownHosts({ env, readDomains: () => readAgentDomains(orm.em.fork()), log });
  const senders = new RequestSenders(env.JWT_SECRET);
  const contextOf = requestContexts({ orm, services, senders, secrets: env.JWT_SECRET, log });
  const oneContextOf = oncePerRequest(contextOf);
  const spools = await openBufferedResponses(env.DATA_DIR, log);
  const uploads = await openUploadFolders(env.DATA_DIR);
  const forget = [
    collectDatabaseMetrics({ orm, watch }),
    collectJobMetrics(orm),
    collectBackupMetrics(orm),
    collectArchiveMetrics(services.backups),
    collectListMetrics(spools),
    collectServerMetrics({ dataDir: env.DATA_DIR, version }),
  ];
  const schema = await describeKeyScopes(services.schema());
  const isAccelerated = env.ACCELERATION === 'on';
  const responses = new CachedResponses(isAccelerated ? createResponseCache() : noResponseCache);
  const validDocuments = new ValidDocuments();
  const graphql = await createGraphqlServer({
    schema,
    responses,
    isAccelerated,
    validDocuments,
    log,
    persistedDocuments: persistedDocuments(clientFolder),
  });
  const senderOf = (req: Request) => senders.of(req);
  const admission = new Admission({
    isFull: (share) => primaryOf(orm.em).isFull(share),
    senderOf,
    limitsCallers: env.RATE_LIMITS,
  });
  const { admit } = admission;
  const charges = new VisitorCharges(senderOf, services.costBudgets);
  const streams = new OpenStreams({ contextOf, fork: () => orm.em.fork() });
  const release = (res: Response): void => {
    admission.release(res);
    endRequestSpan(res);
  };

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUST_PROXY);
  // Lists set their own ETag without reading the rows. Hashing every response would cost more than the resulting 304
  // responses would save.
  app.set('etag', false);
  app.use(compressed(), health.router);
  app.use(requestLog(log), traceRequests, securityHeaders(env));
  app.use(answerKnownHosts(knownHosts));
  app.use(['/graphql', '/api', '/exports', '/documents', '/unsubscribe'], neverStored);
  app.use(
    '/graphql',
    openToOtherOrigins,
    keysInAddresses(services.securityLog),
    explorer(),
    partnerSchema(),
    admit,
    express.json({ limit: '2mb' }),
    chargeForNewDocuments(validDocuments, charges.charge),
  );
  app.use('/graphql/stream', subscriptions({ schema, contextOf, streams, release }), graphqlErrorHandler);
  app.use('/graphql', graphqlUploads({ schema, contextOf, uploads, importMaxBytes: env.IMPORT_MAX_BYTES }));
  app.use(
    '/graphql',
    sendCachedResponse(responses, oneContextOf),
    expressMiddleware(graphql, { context: withContextErrors(oneContextOf) }),
    graphqlErrorHandler,
  );
  app.use('/api', keysInAddresses(services.securityLog), errorHandler);
  app.use('/api/site/page-views', admit, charges.chargeForCall, pageViews(contextOf));
  app.use('/api/imports', openToOtherOrigins, admit, importEvents(contextOf, release));
  app.use(
    '/api',
    openToOtherOrigins,
    admit,
    charges.chargeForCall,
    restRouter({ routes: restRoutes, contextOf, spools, uploads, maxFileBytes: env.IMPORT_MAX_BYTES }),
  );
  app.post('/unsubscribe', admit, oneClickUnsubscribe(contextOf), errorHandler);
  app.use('/exports', admit, exportDownloads(contextOf, spools));
  app.use('/documents', admit, signedDocuments(contextOf));
  app.use('/media', mediaHandler(env), errorHandler);
  app.use(
    client({
      ...{
        folder: clientFolder,
        contextOf,
        caches: services.queryCaches,
        publicUrl: services.config.publicUrl,
        securityContact: env.SECURITY_CONTACT,
        currency: env.CURRENCY,
      },
      documents: partnerDocuments({
        ...{ folder: clientFolder, origin: new URL(services.config.publicUrl).origin, routes: restRoutes },
        schema,
        ...{ currency: env.CURRENCY, limits: programLimitsOf(services.config.limits) },
      }),
      ...{ admit, charge: charges.chargeAddress, servesSourceMaps: env.NODE_ENV !== 'production' },
    }),
    errorHandler,
  );

  return {
    handler: app,
    isKnownHost: (domain) => isKnownDomain(knownHosts, domain),
    drain: () => health.drain(),
    endStreams: () => streams.endAll(),
    async close() {
      for (const part of forget) part();
      streams.endAll();
      await Promise.all([graphql.stop(), watch.close(), spools.close(), uploads.close()]);
    },
  };
}
