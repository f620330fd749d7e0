import { type EntityManager, type EntityName, LockMode } from '@mikro-orm/postgresql';
import { checkVersion } from '../../kernel/input/expected-version.ts';
import { given } from '../../kernel/input/given.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { mayReadOfHouse } from '../accounts/agents/index.ts';
import type { SiteRecord } from './site-record.entity.ts';

/** The house's only record of this kind. */
export const readRecord = async <T extends SiteRecord>(em: EntityManager, type: EntityName<T>): Promise<T> => {
  const [record] = await em.find<T>(type, {});
  if (!record) throw new Error('a record that a migration has put in is gone');
  return record;
};

/** The record for whoever asks: on an agent's domain, where nothing is said of the house, one in which nothing is given. */
export async function shownRecord<T extends SiteRecord>(ctx: RequestContext, type: new () => T): Promise<T> {
  const record = await readRecord(ctx.em, type);
  if (await mayReadOfHouse(ctx)) return record;
  const { id, version, updatedAt } = record;
  return Object.assign(new type(), { id, version, updatedAt });
}

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

/** What is undefined stays as it is. */
type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Writes what is given. STALE_VERSION when somebody else was faster. */
export const changeRecord = async <T extends SiteRecord>(
  em: EntityManager,
  type: EntityName<T>,
  expectedVersion: number | null | undefined,
  changes: Changes<T>,
): Promise<T> => writeRecord(em, await lockRecord(em, type, expectedVersion), changes);

/** Writes what is given of a record that `lockRecord` has answered. */
export async function writeRecord<T extends SiteRecord>(em: EntityManager, record: T, changes: Changes<T>): Promise<T> {
  Object.assign(record, given(changes));
  await em.flush();
  return record;
}
