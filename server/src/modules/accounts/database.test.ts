import type { EntityManager } from '@mikro-orm/postgresql';
import type { Insertable, Selectable } from 'kysely';
import type { AccountsTables } from '../../../generated/tables/accounts.ts';
import { UserRole } from '../../kernel/use-cases/context.ts';
import { columnsOf, queryIn } from './database.ts';

/* Checked at compile time: `tsc` fails if a line marked with `@ts-expect-error` compiles. */

const u = columnsOf('user_account', 'u');

const misspelledQueries = (em: EntityManager) => [
  // @ts-expect-error misspelled column
  queryIn(em).selectFrom('user_account').select('is_aproved'),
  // @ts-expect-error unknown role
  queryIn(em).selectFrom('user_account').where('role', '=', 'Owner'),
  // @ts-expect-error number instead of a timestamp
  queryIn(em).updateTable('user_account').set({ blocked_until: 5 }),
  // @ts-expect-error table of a module that depends on this one
  queryIn(em).selectFrom('diamond'),
];

test('rejects misspelled columns, tables and values at compile time', () => {
  expect(misspelledQueries).toBeInstanceOf(Function);
  // @ts-expect-error misspelled column
  u('is_aproved');
  // @ts-expect-error misspelled table
  columnsOf('user_acount', 'u');
  // @ts-expect-error number instead of an exact decimal
  const percent: Pick<Insertable<AccountsTables['user_markup']>, 'percent'> = { percent: 10.5 };
  // @ts-expect-error unknown role
  const role: Pick<Selectable<AccountsTables['user_account']>, 'role'> = { role: 'Owner' };
  expect([percent, role]).toHaveLength(2);
});

test('types columns exactly as the entity declares them', () => {
  const row: Pick<
    Selectable<AccountsTables['user_account']>,
    'id' | 'role' | 'blocked_until' | 'business_type_id' | 'is_blocked'
  > = { id: 1, role: UserRole.AGENT, blocked_until: null, business_type_id: null, is_blocked: false };
  expect(row.role satisfies UserRole).toBe('Agent');
});
