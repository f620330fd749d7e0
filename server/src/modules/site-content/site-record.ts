import { type EntityManager, type EntityName, LockMode } from '@mikro-orm/postgresql';
import { checkVersion } from '../../kernel/expected-version.ts';
import type { SiteRecord } from './site-record.entity.ts';

/** The house's only record of this kind. */
export const readRecord = async <T extends SiteRecord>(em: EntityManager, type: EntityName<T>): Promise<T> => {
  const [record] = await em.find<T>(type, {});
  if (!record) throw new Error('a record that a migration has put in is gone');
  return record;
};

/** The same for a change: others wait until the transaction ends. STALE_VERSION when somebody else was faster. */
export async function lockRecord<T extends SiteRecord>(
  em: EntityManager,
  type: EntityName<T>,
  expectedVersion: number | null | undefined,
): Promise<T> {
  const [record] = await em.find<T>(type, {}, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!record) throw new Error('a record that a migration has put in is gone');
  checkVersion(record, expectedVersion);
  return record;
}

/** Writes what is given; what is undefined stays as it is. */
export async function changeRecord<T extends SiteRecord>(
  em: EntityManager,
  type: EntityName<T>,
  expectedVersion: number | null | undefined,
  changes: { readonly [K in keyof T]?: T[K] | undefined },
): Promise<T> {
  const record = await lockRecord(em, type, expectedVersion);
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  Object.assign(record, Object.fromEntries(given));
  await em.flush();
  return record;
}
