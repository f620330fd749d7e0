import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { SiteContentTables } from '../../../../generated/tables/site-content.ts';
import type { Closure, OpeningHours } from '../../../kernel/use-cases/services.ts';
import { statementsOver } from '../../../platform/database/statements/statements.ts';

/** Typed for the tables of this module. */
const { queryIn } = statementsOver<SiteContentTables>();

/** Interval in milliseconds at which each process reads the state, at most. */
const maxAge = 1_000;
/** Milliseconds that a request waits for the state before it uses the previous one. */
const maxWait = 500;

/** Reads whether the shop is closed for maintenance, and caches it in this process. */
export function createOpeningHours(orm: MikroORM, log: Logger): OpeningHours {
  let known: { readonly at: number; readonly closure: Promise<Closure | null> } | undefined;
  let last: Closure | null = null;

  const read = async (): Promise<Closure | null> => {
    try {
      // Replicas may be behind.
      const state = await queryIn(orm.em.fork(), { type: 'write' })
        .selectFrom('maintenance')
        .select(['is_enabled as isEnabled', 'message'])
        .executeTakeFirst();
      last = state?.isEnabled ? { message: state.message } : null;
    } catch (error) {
      log.warn({ err: error }, 'whether the house is closed cannot be read: as before');
    }
    return last;
  };

  const readOrGoOn = (): Promise<Closure | null> =>
    new Promise((resolve) => {
      const tired = setTimeout(() => resolve(last), maxWait);
      read().then((closure) => {
        clearTimeout(tired);
        resolve(closure);
      });
    });

  return {
    closure() {
      const now = performance.now();
      if (!known || now - known.at > maxAge) known = { at: now, closure: readOrGoOn() };
      return known.closure;
    },
    changed() {
      known = undefined;
    },
  };
}
