import { type EntityManager, IsolationLevel } from '@mikro-orm/postgresql';

/**
 * Reads one state of the database, however many statements it takes: all of them see what was committed when the first
 * one ran. Do not wait for a client in `work`: it keeps a connection, and the database keeps what `work` may still see.
 */
export const inSnapshot = async <T>(em: EntityManager, work: (em: EntityManager) => Promise<T>): Promise<T> =>
  em.fork().transactional(work, { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });
