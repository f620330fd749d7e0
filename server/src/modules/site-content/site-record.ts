import { type EntityManager, type EntityName, LockMode } from '@mikro-orm/postgresql';
import { Field, InputType, Int } from '../../kernel/graphql.ts';
import { checkVersion, OptionalVersion } from '../../kernel/input/expected-version.ts';
import { definedFields } from '../../kernel/input/patch-fields.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { mayReadBrandContent } from '../accounts/agents/index.ts';
import type { SiteRecord } from './site-record.entity.ts';

export const readRecord = async <T extends SiteRecord>(em: EntityManager, type: EntityName<T>): Promise<T> => {
  const [record] = await em.find<T>(type, {});
  if (!record) throw new Error('the row inserted by a migration is missing');
  return record;
};

/**
 * Returns the record for the caller. On an agent's domain its fields are null, because the brand is not shown there.
 */
export async function shownRecord<T extends SiteRecord>(ctx: RequestContext, type: new () => T): Promise<T> {
  const record = await readRecord(ctx.em, type);
  if (await mayReadBrandContent(ctx)) return record;
  const { id, version, updatedAt } = record;
  return Object.assign(new type(), { id, version, updatedAt });
}

/** Locks the record until the transaction ends. Throws STALE_VERSION if another request has changed it. */
export async function lockRecord<T extends SiteRecord>(
  em: EntityManager,
  type: EntityName<T>,
  expectedVersion: number | null | undefined,
): Promise<T> {
  const [record] = await em.find<T>(type, {}, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!record) throw new Error('the row inserted by a migration is missing');
  checkVersion(record, expectedVersion);
  return record;
}

/** Undefined fields are unchanged. */
type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Updates the record. Throws STALE_VERSION if another request has changed it. */
export const changeRecord = async <T extends SiteRecord>(
  em: EntityManager,
  type: EntityName<T>,
  expectedVersion: number | null | undefined,
  changes: Changes<T>,
): Promise<T> => writeRecord(em, await lockRecord(em, type, expectedVersion), changes);

/** Updates a record locked by `lockRecord`. */
export async function writeRecord<T extends SiteRecord>(em: EntityManager, record: T, changes: Changes<T>): Promise<T> {
  Object.assign(record, definedFields(changes));
  await em.flush();
  return record;
}

@InputType()
export abstract class SiteChange {
  /** Optional, because documented REST requests contain no version. */
  @Field(() => Int, {
    nullable: true,
    description:
      '`version` on which the change is based. STALE_VERSION if another request has changed the record. If omitted, the version is not checked.',
  })
  @OptionalVersion()
  expectedVersion?: number | null;
}
