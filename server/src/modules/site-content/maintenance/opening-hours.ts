import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Closure, OpeningHours } from '../../../kernel/use-cases/services.ts';

/** In milliseconds. All processes agree after so long, and each asks the database no more often. */
const maxAge = 1_000;
/** How long a request waits for an answer before it goes by the one before. */
const maxWait = 500;

interface State {
  isEnabled: boolean;
  message: string | null;
}

/** Whether the house is closed, as one process knows it. */
export function createOpeningHours(orm: MikroORM, log: Logger): OpeningHours {
  let known: { readonly at: number; readonly closure: Promise<Closure | null> } | undefined;
  let last: Closure | null = null;

  const read = async (): Promise<Closure | null> => {
    try {
      const db = orm.em.fork().getKysely({ type: 'write' }); // replicas hear of a change later
      const { rows } = await sql<State>`select is_enabled as "isEnabled", message from maintenance`.execute(db);
      last = rows[0]?.isEnabled ? { message: rows[0].message } : null;
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
