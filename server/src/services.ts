import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { createAcceleration } from './acceleration/acceleration.ts';
import { builtClient, type Env, EnvError, embeddedDatabaseOf } from './env.ts';
import { graphqlSchema } from './graphql/schema.ts';
import type { JobHandler } from './kernel/use-cases/job.ts';
import type { Services } from './kernel/use-cases/services.ts';
import type { Subscriber } from './kernel/use-cases/subscriber.ts';
import { countedBudgets, createKeyUsage } from './modules/api-keys/index.ts';
import { syncHoldRecords } from './modules/holds/index.ts';
import { type ImportFolder, openImportFolder } from './modules/imports/index.ts';
import { subscribers as houseSubscribers, jobHandlers } from './modules/index.ts';
import { createSecurityLog, loggedBudgets, withSecurityLog } from './modules/security-log/index.ts';
import { createMaintenanceState } from './modules/site-content/index.ts';
import { publishStockWrites } from './modules/stock/writing/index.ts';
import { copiedStock, stockModules } from './modules/stock-types/index.ts';
import { type StockWatch, watchStock } from './modules/webhooks/index.ts';
import { namesOf, readClientPages } from './pages/client-pages.ts';
import { openBackups } from './platform/backup/backups.ts';
import { maintainPartitions } from './platform/change-log/maintain-partitions.ts';
import { startCountingMarks } from './platform/database/change-marks.ts';
import { primaryOf } from './platform/database/database.ts';
import { driverOf } from './platform/database/driver.ts';
import { countAttempts } from './platform/email/count-attempts.ts';
import { openMailOutlet } from './platform/email/email-transport.ts';
import { createMail, mailJob } from './platform/email/mailer.ts';
import { readArchiveState } from './platform/embedded-postgres/point-in-time/archive-state.ts';
import {
  maintainArchive,
  maintainArchiveOnStart,
} from './platform/embedded-postgres/point-in-time/maintain-archive.job.ts';
import { createEvents, subscriberJobs } from './platform/events.ts';
import { deleteExpiredFiles, openFileStore } from './platform/file-store/file-store.ts';
import { deleteExpiredKeys } from './platform/http/idempotency.ts';
import { openJobs } from './platform/jobs.ts';
import { createLiveChanges } from './platform/live/live-changes.ts';
import type { LoggedErrors } from './platform/logged-errors.ts';
import { openMediaStore } from './platform/media/media.ts';
import { createOutboundHttp } from './platform/outbound-http/outbound-http.ts';
import { openRemoteFiles } from './platform/remote-files/remote-files.ts';
import { createCaptcha } from './platform/sign-in/captcha.ts';
import { boundless, createCostBudgets } from './platform/sign-in/cost-budgets.ts';
import { createCursors } from './platform/sign-in/cursors.ts';
import { createDownloadTokens } from './platform/sign-in/download-tokens.ts';
import { createRateLimits, unlimited } from './platform/sign-in/rate-limits.ts';
import { createSealedTexts } from './platform/sign-in/sealed-texts.ts';
import { signAccessToken } from './platform/sign-in/tokens.ts';
import { createSystemProbes } from './platform/system-probes/system-probes.ts';
import { release } from './platform/version.ts';
import { describeProcess } from './system-process.ts';

interface ServiceDeps {
  env: Env;
  orm: MikroORM;
  log: Logger;
  /** Errors that were logged with `log`. If omitted, they are not stored. */
  errors?: LoggedErrors;
  /** Event subscribers. Default: all subscribers. Tests may add more. */
  subscribers?: readonly Subscriber[];
  clientFolder?: string;
}

/** Jobs of one process. Jobs can be added at any time, and run between `start` and `stop`. */
export interface ProcessJobs {
  start(services?: Services): Promise<void>;
  /** Stops the jobs. May be called more than once. */
  stop(): Promise<void>;
}

const platformJobs = [maintainPartitions, deleteExpiredKeys, deleteExpiredFiles];

/**
 * Minimum number of rows that a table needs to be copied to the column store. For lists of smaller tables, PostgreSQL
 * needs less CPU time.
 */
const fewestCopied = 100_000;

/** Jobs for the archive of the embedded database, if there is one. */
const archiveJobs = (env: Env, orm: MikroORM): JobHandler[] =>
  env.WAL_ARCHIVE_DIR === undefined
    ? []
    : [
        maintainArchive({
          folder: env.WAL_ARCHIVE_DIR,
          dataDir: embeddedDatabaseOf(env).dataDir,
          url: orm.config.get('clientUrl') ?? '',
        }),
      ];

/** Creates the external services that use cases may call. */
export async function createServices({
  env,
  orm,
  log,
  errors,
  subscribers = houseSubscribers,
  clientFolder = builtClient,
}: ServiceDeps): Promise<{ services: Services; jobs: ProcessJobs }> {
  const transport = openMailOutlet({ smtpUrl: env.SMTP_URL, folder: env.MAIL_DIR, from: env.MAIL_FROM });
  const outlet = countAttempts(transport, orm, log);
  const handlers = [
    mailJob(outlet),
    ...platformJobs,
    ...archiveJobs(env, orm),
    ...jobHandlers,
    ...subscriberJobs(subscribers),
  ];
  const jobs = await openJobs({ orm, handlers, log });
  const events = createEvents(jobs, subscribers, () => ({ services, log }));
  orm.em
    .getEventManager()
    .registerSubscriber(
      publishStockWrites(events, new Map(stockModules.map(({ type }) => [type.entity, type])), syncHoldRecords),
    );
  const pool = await primaryOf(orm.em).getNativeClient();
  const costBudgets = env.RATE_LIMITS ? createCostBudgets(pool, log) : boundless;
  const securityLog = createSecurityLog(orm, log);
  const keyUsage = createKeyUsage(orm, log);
  const liveChanges = createLiveChanges({ orm, log });
  const acceleration = await createAcceleration({
    ...{ orm, log, dataDir: env.DATA_DIR, from: fewestCopied },
    isOn: env.ACCELERATION === 'on',
    tables: env.STOCK_COPY === 'off' ? [] : copiedStock,
  });
  const services: Services = {
    changes: primaryOf(orm.em).changes,
    jobs,
    events,
    mail: createMail(jobs, outlet),
    captcha: createCaptcha({ secret: env.RECAPTCHA_SECRET, verifyUrl: env.RECAPTCHA_VERIFY_URL, log }),
    rateLimits: withSecurityLog(env.RATE_LIMITS ? createRateLimits(pool) : unlimited, securityLog),
    securityLog,
    costBudgets: loggedBudgets(countedBudgets(costBudgets, keyUsage), securityLog),
    keyUsage,
    media: openMediaStore(env),
    keptFiles: openFileStore(env, orm),
    backups: openBackups({
      ...{ url: orm.config.get('clientUrl') ?? '', env, product: release },
      readArchive: async () => (env.WAL_ARCHIVE_DIR ? readArchiveState(env.WAL_ARCHIVE_DIR, orm.em.fork()) : null),
    }),
    remoteFiles: await openRemoteFiles({
      dataDir: env.DATA_DIR,
      maxBytes: env.IMPORT_MAX_BYTES,
      isPrivateAllowed: env.FETCH_PRIVATE,
    }),
    remotePosts: createOutboundHttp({ isPrivateAllowed: env.WEBHOOK_PRIVATE, log }),
    liveChanges,
    listAnswers: acceleration.listAnswers,
    queryCaches: acceleration.queryCaches,
    openingHours: createMaintenanceState(orm, log),
    system: createSystemProbes({
      process: await describeProcess(env),
      members: driverOf(orm.em).members,
      env,
      log,
    }),
    accessTokens: {
      sign: ({ id, role, tokenVersion }, { viewing, session } = {}) =>
        signAccessToken(
          {
            ...{ sub: id, role, ver: tokenVersion },
            act: viewing ? { sub: viewing.administratorId, viewing: viewing.id } : null,
          },
          env.JWT_SECRET,
          { session, endsAt: viewing?.endsAt, sessionDays: env.SESSION_DAYS },
        ),
    },
    downloadTokens: createDownloadTokens(env.JWT_SECRET),
    cursors: createCursors(env.JWT_SECRET),
    sealedTexts: createSealedTexts(env.SEALING_KEYS),
    config: {
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      brandName: env.BRAND_NAME,
      currency: env.CURRENCY,
      houseEmail: env.HOUSE_EMAIL,
      mailMaxBytes: env.MAIL_MAX_BYTES,
      recaptchaSiteKey: env.RECAPTCHA_SITE_KEY ?? null,
      analyticsId: env.ANALYTICS_ID ?? null,
      importMaxBytes: env.IMPORT_MAX_BYTES,
      importPriceMovePercent: env.IMPORT_PRICE_MOVE_PERCENT,
      hasImportFolder: env.IMPORT_DIR !== undefined,
      fetchesPrivately: env.FETCH_PRIVATE,
      postsPrivately: env.WEBHOOK_PRIVATE,
      securityLogDays: env.SECURITY_LOG_DAYS,
      limits: {
        addresses: env.MAX_ADDRESSES,
        holds: env.MAX_HOLDS,
        holdHours: env.MAX_HOLD_HOURS,
        holdAgainHours: env.HOLD_AGAIN_HOURS,
        orderLines: env.MAX_ORDER_LINES,
        orderTotal: env.MAX_ORDER_TOTAL,
      },
    },
    pageNames: new Set((readClientPages(clientFolder) ?? []).flatMap(namesOf)),
    schema: graphqlSchema,
  };
  let importFolder: ImportFolder | undefined;
  let stockWatch: StockWatch | undefined;
  const stopRecordingErrors = errors?.record(orm, log);
  let marks: ReturnType<typeof startCountingMarks> | undefined;
  const stop = async (): Promise<void> => {
    await Promise.all([jobs.stop(), importFolder?.stop(), stockWatch?.stop(), marks?.stop(), acceleration.stop()]);
    await Promise.all([services.remoteFiles.close(), services.remotePosts.close(), liveChanges.close()]);
    await Promise.all([costBudgets.stop(), keyUsage.stop()]);
    outlet.close();
    await stopRecordingErrors?.();
  };
  let stopped: Promise<void> | undefined;
  return {
    services,
    jobs: {
      async start(inUse = services) {
        await jobs.start(inUse);
        if (env.WAL_ARCHIVE_DIR !== undefined) await maintainArchiveOnStart(inUse.jobs, orm.em.fork());
        stockWatch = watchStock({ orm, jobs: inUse.jobs, log });
        marks = startCountingMarks({ orm, log });
        void acceleration.start();
        importFolder = await watchedFolder({ env, orm, log, services: inUse });
      },
      stop() {
        stopped ??= stop();
        return stopped;
      },
    },
  };
}

type FolderDeps = Pick<ServiceDeps, 'env' | 'orm' | 'log'> & { readonly services: Services };

/** Starts watching the import folder, if one is configured. */
async function watchedFolder({ env, ...deps }: FolderDeps): Promise<ImportFolder | undefined> {
  if (env.IMPORT_DIR === undefined) return undefined;
  const folder = openImportFolder({ ...deps, folder: env.IMPORT_DIR, quietSeconds: env.IMPORT_QUIET_SECONDS });
  try {
    await folder.start();
  } catch (error) {
    throw new EnvError(`IMPORT_DIR: ${error instanceof Error ? error.message : String(error)}`);
  }
  return folder;
}
