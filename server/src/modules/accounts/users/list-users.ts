import type { EntityManager } from '@mikro-orm/postgresql';
import { inChunks, type Listing, pageOf } from '../../../kernel/input/page.ts';
import { etagOf } from '../../../kernel/transport/etag.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { revisionOf } from '../../../platform/database/change-marks.ts';
import { rowCount } from '../../../platform/database/statements/statements.ts';
import { queryIn } from '../database.ts';
import { type UserFilter, UserQuery, userCondition, userOrder } from './user-query.ts';
import { type UserRow, userRows } from './user-row.ts';

const chunkSize = 500;

async function countUsers(em: EntityManager, filter?: UserFilter | null): Promise<number> {
  const users = queryIn(em).selectFrom('user_account as u').select(rowCount.as('total')).where(userCondition(filter));
  return (await users.executeTakeFirstOrThrow()).total;
}

/** One page of users, filtered and sorted, for administrators. */
export const pageUsers = query(administrator, UserQuery, ({ em }, { filter, sort, page }) =>
  pageOf(
    page,
    ({ limit, offset }) =>
      userRows(em).where(userCondition(filter)).orderBy(userOrder(sort)).limit(limit).offset(offset).execute(),
    () => countUsers(em, filter),
  ),
);

/** All users by id, for administrators. */
export const listUsers = query(
  administrator,
  async ({ em, loaders }): Promise<Listing<UserRow>> => ({
    etag: async () => etagOf(await revisionOf({ em, loaders }, ['user', 'email_channel'])),
    page: async ({ index, size }) => ({
      items: await userRows(em)
        .orderBy('u.id')
        .limit(size)
        .offset(index * size)
        .execute(),
      index,
      size,
      total: () => countUsers(em),
    }),
    rows: () =>
      inChunks((last: UserRow | undefined) =>
        userRows(em)
          .where('u.id', '>', last?.id ?? 0)
          .orderBy('u.id')
          .limit(chunkSize)
          .execute(),
      ),
  }),
);
