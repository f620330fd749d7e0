import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { RequestContext } from '../src/kernel/use-cases/context.ts';
import { Loaders } from '../src/kernel/use-cases/loaders.ts';
import type { Services } from '../src/kernel/use-cases/services.ts';
import { User } from '../src/modules/accounts/users/index.ts';
import { type Caller, callerWithId, visitorOn } from '../src/modules/accounts/visibility/index.ts';

/** Dependencies of the seed functions. */
export interface DemoDeps {
  readonly orm: MikroORM;
  readonly services: Services;
  readonly log: Logger;
}

/**
 * Creates the request context of a demo user, or of an anonymous visitor if `email` is null. Publishes no events, sends
 * no emails and consumes no rate limits.
 */
export async function createDemoContext(
  { orm, services, log }: DemoDeps,
  email: string | null,
): Promise<RequestContext> {
  const em = orm.em.fork();
  return {
    em,
    loaders: new Loaders(),
    ...(email === null ? visitorOn('localhost') : await findCaller(em, email)),
    observer: null,
    hasBadToken: false,
    closure: null,
    request: {
      id: 'demo',
      ip: '127.0.0.1',
      host: 'localhost',
      userAgent: null,
      idempotencyKey: null,
      prefersAsync: false,
      testError: null,
    },
    services: {
      ...services,
      events: { publish: async () => undefined, publishAll: async () => undefined },
      mail: { ...services.mail, queue: async () => undefined },
      captcha: { verify: async () => undefined },
      rateLimits: { consume: async () => undefined, refund: async () => undefined },
    },
    log,
  };
}

async function findCaller(em: RequestContext['em'], email: string): Promise<Caller> {
  const { id } = await em.findOneOrFail(User, { email });
  const caller = await callerWithId(em, id);
  if (!caller) throw new Error(`demo account ${email} is blocked or not approved`);
  return caller;
}

/** Creates the request context of the demo administrator. */
export const createAdministratorContext = (deps: DemoDeps): Promise<RequestContext> =>
  createDemoContext(deps, 'admin@example.com');
