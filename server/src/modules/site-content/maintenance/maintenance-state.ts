import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { SiteContentTables } from '../../../../generated/tables/site-content.ts';
import type { Closure, MaintenanceStatus } from '../../../kernel/use-cases/services.ts';
import { statementsOver } from '../../../platform/database/statements/statements.ts';

/** Query builder for the site content tables. */
const { queryIn } = statementsOver<SiteContentTables>();

/** Time for which a process caches the state, in milliseconds. */
const maxAge = 1_000;
/**
 * Milliseconds that a request waits for the new state before it uses the previous one. After that, requests do not wait
 * until a read has succeeded.
 */
const maxWait = 500;

/** Creates a reader for the maintenance mode, which is cached in this process. */
export function createMaintenanceState(orm: MikroORM, log: Logger): MaintenanceStatus {
  let cached: { readonly at: number; readonly closure: Promise<Closure | null> } | undefined;
  let last: Closure | null = null;
  let isFailing = false;

  const read = async (): Promise<Closure | null> => {
    try {
      // Read from the primary database, because replicas may lag behind.
      const state = await queryIn(orm.em.fork(), { type: 'write' })
        .selectFrom('maintenance')
        .select(['is_enabled as isEnabled', 'message'])
        .executeTakeFirst();
      last = state?.isEnabled ? { message: state.message } : null;
      isFailing = false;
    } catch (error) {
      isFailing = true;
      log.warn({ err: error }, 'could not read the maintenance mode; using the previous one');
    }
    return last;
  };

  const readWithTimeout = (): Promise<Closure | null> =>
    new Promise((resolve) => {
      const timeout = setTimeout(
        () => {
          isFailing = true;
          resolve(last);
        },
        isFailing ? 0 : maxWait,
      );
      read().then((closure) => {
        clearTimeout(timeout);
        resolve(closure);
      });
    });

  return {
    closure() {
      const now = performance.now();
      if (!cached || now - cached.at > maxAge) cached = { at: now, closure: readWithTimeout() };
      return cached.closure;
    },
    changed() {
      cached = undefined;
    },
  };
}
