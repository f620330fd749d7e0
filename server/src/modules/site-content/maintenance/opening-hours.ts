import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Closure, OpeningHours } from '../../../kernel/use-cases/services.ts';
import { queryIn } from '../database.ts';

/** In milliseconds. All processes agree after so long, and each asks the database no more often. */
const maxAge = 1_000;
/** How long a request waits for an answer before it goes by the one before. */
const maxWait = 500;

/** Whether the house is closed, as one process knows it. */
export function createOpeningHours(orm: MikroORM, log: Logger): OpeningHours {
  let known: { readonly at: number; readonly closure: Promise<Closure | null> } | undefined;
  let last: Closure | null = null;

  const read = async (): Promise<Closure | null> => {
    try {
      // Replicas hear of a change later.
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
