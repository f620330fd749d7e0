import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { inChunks, type Listing, pageOf, type Slice } from '../../../kernel/input/page.ts';
import { etagOf } from '../../../kernel/transport/etag.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { revisionOf } from '../../../platform/database/change-marks.ts';
import { UserQuery, userCondition, userOrder } from './user-query.ts';
import { findUserRows, type UserRow } from './user-row.ts';

const chunkSize = 500;

const everybody = sql<boolean>`true`;

/** SQL behind a condition: which of the sorted users are meant. */
const sliceOf = (order: RawBuilder<unknown>, { limit, offset }: Slice): RawBuilder<unknown> =>
  sql`${order} limit ${limit} offset ${offset}`;

async function countUsers(em: EntityManager, condition: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from user_account u where ${condition}`.execute(em.getKysely());
  return rows[0]?.total ?? 0;
}

/** One page of users, filtered and sorted, for administrators. */
export const pageUsers = query(administrator, UserQuery, ({ em }, { filter, sort, page }) => {
  const condition = userCondition(filter);
  return pageOf(
    page,
    (slice) => findUserRows(em, condition, sliceOf(userOrder(sort), slice)),
    () => countUsers(em, condition),
  );
});

/** Blocks end by themselves, without a change of rows. */
async function endedBlocks(em: EntityManager): Promise<number> {
  const { rows } = await sql<{ ended: number }>`
    select count(*)::int as ended from user_account where is_blocked and blocked_until <= now()`.execute(
    em.getKysely(),
  );
  return rows[0]?.ended ?? 0;
}

/** All users by id, for administrators. */
export const listUsers = query(
  administrator,
  async ({ em, loaders }): Promise<Listing<UserRow>> => ({
    etag: async () => etagOf(await revisionOf({ em, loaders }, ['user', 'email_channel']), await endedBlocks(em)),
    page: async ({ index, size }) => ({
      items: await findUserRows(em, everybody, sliceOf(userOrder(null), { limit: size, offset: index * size })),
      index,
      size,
      total: () => countUsers(em, everybody),
    }),
    rows: () =>
      inChunks((last: UserRow | undefined) =>
        findUserRows(em, sql<boolean>`u.id > ${last?.id ?? 0}`, sql`order by u.id limit ${chunkSize}`),
      ),
  }),
);
