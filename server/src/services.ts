import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { namesOf, readClientPages } from './client/page/client-pages.ts';
import { builtClient, type Env } from './env.ts';
import { buildGraphqlSchema } from './graphql/schema.ts';
import { jobHandlers } from './jobs.ts';
import type { Services } from './kernel/use-cases/services.ts';
import type { Subscriber } from './kernel/use-cases/subscriber.ts';
import { lazily } from './kernel/values/lazily.ts';
import { stockWrites } from './modules/catalogue/index.ts';
import { createOpeningHours } from './modules/site-content/index.ts';
import { primaryOf } from './platform/database/database.ts';
import { createEvents, subscriberJobs } from './platform/events.ts';
import { openJobs } from './platform/jobs.ts';
import { openMailOutlet } from './platform/mail/mail-outlet.ts';
import { createMail, mailJob } from './platform/mail/mailer.ts';
import { openMediaStore } from './platform/media/media.ts';
import { createCaptcha } from './platform/sign-in/captcha.ts';
import { boundless, createCostBudgets } from './platform/sign-in/cost-budgets.ts';
import { createDownloadTokens } from './platform/sign-in/download-tokens.ts';
import { createRateLimits, unlimited } from './platform/sign-in/rate-limits.ts';
import { signAccessToken } from './platform/sign-in/tokens.ts';
import { subscribers as houseSubscribers } from './subscribers.ts';

interface ServiceDeps {
  env: Env;
  orm: MikroORM;
  log: Logger;
  /** Who hears of events: the house's own unless a test adds others. */
  subscribers?: readonly Subscriber[];
  /** Where the built client lies. */
  clientFolder?: string;
}

/** Jobs of one process: written from the beginning, worked off between `start` and `stop`. */
export interface ProcessJobs {
  start(services?: Services): Promise<void>;
  /** May be called again. */
  stop(): Promise<void>;
}

/** Builds everything outside the database that use cases may call. */
export async function createServices({
  env,
  orm,
  log,
  subscribers = houseSubscribers,
  clientFolder = builtClient,
}: ServiceDeps): Promise<{ services: Services; jobs: ProcessJobs }> {
  const outlet = openMailOutlet({ smtpUrl: env.SMTP_URL, folder: env.MAIL_DIR, from: env.MAIL_FROM });
  const handlers = [mailJob(outlet), ...jobHandlers, ...subscriberJobs(subscribers)];
  const jobs = await openJobs({ orm, handlers, log });
  const events = createEvents(jobs, subscribers);
  orm.em.getEventManager().registerSubscriber(stockWrites(events));
  const pool = await primaryOf(orm.em).getNativeClient();
  const costBudgets = env.RATE_LIMITS ? createCostBudgets(pool, log) : boundless;
  const services: Services = {
    changes: primaryOf(orm.em).changes,
    jobs,
    events,
    mail: createMail(jobs, outlet),
    captcha: createCaptcha({ secret: env.RECAPTCHA_SECRET, verifyUrl: env.RECAPTCHA_VERIFY_URL, log }),
    rateLimits: env.RATE_LIMITS ? createRateLimits(pool) : unlimited,
    costBudgets,
    media: openMediaStore(env),
    openingHours: createOpeningHours(orm, log),
    accessTokens: {
      sign: ({ id, role, tokenVersion }) => signAccessToken({ sub: id, role, ver: tokenVersion }, env.JWT_SECRET),
    },
    downloadTokens: createDownloadTokens(env.JWT_SECRET),
    config: {
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      brandName: env.BRAND_NAME,
      currency: env.CURRENCY,
      houseEmail: env.HOUSE_EMAIL,
      recaptchaSiteKey: env.RECAPTCHA_SITE_KEY ?? null,
      analyticsId: env.ANALYTICS_ID ?? null,
      importMaxBytes: env.IMPORT_MAX_BYTES,
      limits: {
        addresses: env.MAX_ADDRESSES,
        orderLines: env.MAX_ORDER_LINES,
        orderTotal: env.MAX_ORDER_TOTAL,
      },
    },
    pageNames: new Set((readClientPages(clientFolder) ?? []).flatMap(namesOf)),
    schema: lazily(buildGraphqlSchema),
  };
  const stop = async (): Promise<void> => {
    await jobs.stop();
    await costBudgets.stop();
    outlet.close();
  };
  let stopped: Promise<void> | undefined;
  return {
    services,
    jobs: {
      start: (inUse = services) => jobs.start(inUse),
      stop() {
        stopped ??= stop();
        return stopped;
      },
    },
  };
}
