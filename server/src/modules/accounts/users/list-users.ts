import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { administrator } from '../../../kernel/access.ts';
import { invalid } from '../../../kernel/errors.ts';
import { etagOf } from '../../../kernel/etag.ts';
import { deepestRow, inChunks, type Listing, type Page, PageInput } from '../../../kernel/page.ts';
import { query } from '../../../kernel/use-case.ts';
import { revisionOf } from '../../../platform/change-marks.ts';
import { UserQuery, type UserSort, userCondition, userOrder } from './user-query.ts';
import { findUserRows, type UserRow } from './user-row.ts';

const chunkSize = 500;

async function pageOfUsers(
  em: EntityManager,
  { index, size }: PageInput,
  condition: RawBuilder<boolean>,
  sort?: readonly UserSort[] | null,
): Promise<Page<UserRow>> {
  if (index * size > deepestRow) throw invalid('page.index', `must not lead beyond row ${deepestRow}`);
  const items = await findUserRows(em, condition, sql`${userOrder(sort)} limit ${size} offset ${index * size}`);
  const total = async (): Promise<number> => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from user_account u where ${condition}`.execute(em.getKysely());
    return rows[0]?.total ?? 0;
  };
  return { items, index, size, total };
}

/** One page of users, filtered and sorted, for administrators. */
export const pageUsers = query(administrator, UserQuery, ({ em }, { filter, sort, page }) =>
  pageOfUsers(em, page ?? new PageInput(), userCondition(filter), sort),
);

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
  async ({ em }): Promise<Listing<UserRow>> => ({
    etag: async () => etagOf(await revisionOf(em, ['user', 'email_channel']), await endedBlocks(em)),
    page: (page) => pageOfUsers(em, page, sql<boolean>`true`),
    rows: () =>
      inChunks((last: UserRow | undefined) =>
        findUserRows(em, sql<boolean>`u.id > ${last?.id ?? 0}`, sql`order by u.id limit ${chunkSize}`),
      ),
  }),
);
