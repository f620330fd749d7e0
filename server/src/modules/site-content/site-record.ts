import { type EntityManager, type EntityName, LockMode } from '@mikro-orm/postgresql';
import { Field, InputType, Int } from '../../kernel/graphql.ts';
import { checkVersion, OptionalVersion } from '../../kernel/input/expected-version.ts';
import { given } from '../../kernel/input/given.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { mayReadOfHouse } from '../accounts/agents/index.ts';
import type { SiteRecord } from './site-record.entity.ts';

/** Returns the only record of this kind. */
export const readRecord = async <T extends SiteRecord>(em: EntityManager, type: EntityName<T>): Promise<T> => {
  const [record] = await em.find<T>(type, {});
  if (!record) throw new Error('a record that a migration has put in is gone');
  return record;
};

/** Returns the record for any caller. On an agent's domain it is an empty one, because the brand is not shown there. */
export async function shownRecord<T extends SiteRecord>(ctx: RequestContext, type: new () => T): Promise<T> {
  const record = await readRecord(ctx.em, type);
  if (await mayReadOfHouse(ctx)) return record;
  const { id, version, updatedAt } = record;
  return Object.assign(new type(), { id, version, updatedAt });
}

/** Locks the record until the transaction ends. Throws STALE_VERSION if it was changed meanwhile. */
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

/** Undefined fields stay unchanged. */
type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Updates the record. Throws STALE_VERSION if it was changed meanwhile. */
export const changeRecord = async <T extends SiteRecord>(
  em: EntityManager,
  type: EntityName<T>,
  expectedVersion: number | null | undefined,
  changes: Changes<T>,
): Promise<T> => writeRecord(em, await lockRecord(em, type, expectedVersion), changes);

/** Updates a record that `lockRecord` returned. */
export async function writeRecord<T extends SiteRecord>(em: EntityManager, record: T, changes: Changes<T>): Promise<T> {
  Object.assign(record, given(changes));
  await em.flush();
  return record;
}

/** Input of changes of a site record. */
@InputType()
export abstract class SiteChange {
  /** Documented REST calls send no version: the last change wins. */
  @Field(() => Int, {
    nullable: true,
    description:
      'The `version` that the change is made from. STALE_VERSION if it was changed meanwhile. If omitted, the last change wins.',
  })
  @OptionalVersion()
  expectedVersion?: number | null;
}
