import { type EntityManager, IsolationLevel } from '@mikro-orm/postgresql';

/**
 * Runs `work` in one snapshot: all its statements read the data that was committed before the first statement. Do not
 * wait for a client in `work`: the snapshot occupies a connection and prevents the database from vacuuming rows that
 * it may still read.
 */
export const inSnapshot = async <T>(em: EntityManager, work: (em: EntityManager) => Promise<T>): Promise<T> =>
  em.fork().transactional(work, { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });

/** Runs `work` in a transaction that is always rolled back, and returns its result. */
export async function rolledBack<T>(em: EntityManager, work: (em: EntityManager) => Promise<T>): Promise<T> {
  const fork = em.fork();
  await fork.begin();
  try {
    return await work(fork);
  } finally {
    await fork.rollback();
  }
}
