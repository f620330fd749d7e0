import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { InputType } from '../../../kernel/graphql.ts';
import { IsId } from '../../../kernel/input/rules.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command, query } from '../../../kernel/use-cases/use-case.ts';
import { actorAndOriginOf, userDeleted } from '../account.events.ts';
import { lockUserAtVersion, requireUser } from '../users/find-user.ts';
import { UserChange } from '../users/user-change.input.ts';
import { accountReferences, ReferenceFate } from './account-references.ts';
import { requireAdministratorRemains } from './change-account-status.ts';

class UserDeletionInput {
  @IsId()
  userId!: number;
}

/** Number of rows of one kind that belong to an account, and how a deletion affects them. */
export interface AccountReference {
  readonly fate: ReferenceFate;
  readonly count: number;
  /** Display name of the rows, in the singular or plural to match `count`. */
  readonly words: string;
}

interface ForeignKey {
  readonly table: string;
  readonly column: string;
  /** If true, the row is deleted with the account. If false, the column is set to null. */
  readonly isCascading: boolean;
}

/** Returns all foreign keys that reference an account. */
export async function accountForeignKeys(em: EntityManager): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select c.conrelid::regclass::text as "table", a.attname as "column", c.confdeltype = 'c' as "isCascading"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'user_account'::regclass order by 1, 2`.execute(em.getKysely());
  return rows;
}

/**
 * Returns the number of rows of each kind that belong to a user, and how a deletion would affect them. Sorted by
 * effect: deleted, released, retained without an owner. Always runs two queries. Throws USER_NOT_FOUND.
 */
export const previewDeletion = query(
  administrator,
  UserDeletionInput,
  async ({ em }, { userId }): Promise<AccountReference[]> => {
    await requireUser(em, userId);
    const keys = (await accountForeignKeys(em)).filter(
      ({ table, column }) => accountReferences[`${table}.${column}`] !== null,
    );
    const counts = keys.map(
      ({ table, column }) =>
        sql`select ${`${table}.${column}`}::text as key, count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`,
    );
    const { rows } = await sql<{ key: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(
      em.getKysely(),
    );
    const countOf = new Map(rows.map(({ key, count }) => [key, count]));
    const order = Object.keys(accountReferences);
    return keys
      .toSorted((a, b) => order.indexOf(keyOf(a)) - order.indexOf(keyOf(b)))
      .map((key) => referenceOf(key, countOf.get(keyOf(key)) ?? 0))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => deletionEffects.indexOf(a.fate) - deletionEffects.indexOf(b.fate));
  },
);

const deletionEffects = [ReferenceFate.GOES, ReferenceFate.FREED, ReferenceFate.STAYS];

const keyOf = ({ table, column }: ForeignKey): string => `${table}.${column}`;

function referenceOf(key: ForeignKey, count: number): AccountReference {
  const [singular, plural] = accountReferences[keyOf(key)] ?? [key.table, key.table];
  return { fate: fateOf(key), count, words: count === 1 ? singular : plural };
}

function fateOf({ column, isCascading }: ForeignKey): ReferenceFate {
  if (isCascading) return ReferenceFate.GOES;
  return column === 'hold_user_id' ? ReferenceFate.FREED : ReferenceFate.STAYS;
}

@InputType({ description: 'Deletes a user.' })
export class DeleteUserInput extends UserChange {}

/** Deletes a user, including the user's addresses, wishlist and cart. Orders are retained with the buyer's details. */
export const deleteUser = command(administrator, DeleteUserInput, async (ctx, input) => {
  const { userId } = input;
  await requireAdministratorRemains(ctx, userId);
  const user = await lockUserAtVersion(ctx.em, input);
  await ctx.em.remove(user).flush();
  await ctx.services.events.publish(ctx.em, userDeleted, { userId, email: user.email, by: actorAndOriginOf(ctx) });
  return { userId };
});
