import type { EntityManager } from '@mikro-orm/postgresql';

/** Does work in a transaction that is never committed: what it would come to is known then, and nothing has happened. */
export async function rolledBack<T>(em: EntityManager, work: (em: EntityManager) => Promise<T>): Promise<T> {
  const fork = em.fork();
  await fork.begin();
  try {
    return await work(fork);
  } finally {
    await fork.rollback();
  }
}
