import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../../kernel/errors/errors.ts';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { columnsOf, queryIn } from '../database.ts';
import { isBlockedNow } from '../users/user-row.ts';
import {
  areMet,
  formatTimeSql,
  outcomesOf,
  RemedyPlace,
  type RuleOutcome,
  type VisibilityRule,
} from './visibility-rule.ts';

/** Visibility rule for an account, aliased `u` in SQL. */
interface AccountRule extends VisibilityRule {
  /** Error code returned at sign-in if the rule is not met. */
  readonly refusal: 'USER_BLOCKED' | 'EMAIL_NOT_VERIFIED' | 'ACCOUNT_NOT_APPROVED';
  /** True if the rule is checked for every request, not only at sign-in. */
  readonly isCheckedPerRequest: boolean;
}

const u = columnsOf('user_account', 'u');

/** Rules that an account must meet to sign in, in the documented order of the errors. */
export const accountRules: readonly AccountRule[] = [
  {
    name: 'NOT_BLOCKED',
    statement: 'The account is not blocked',
    condition: sql`not ${isBlockedNow}`,
    fact: sql`case when ${isBlockedNow} then
      coalesce('Blocked until ' || ${formatTimeSql(sql`${u('blocked_until')}`)}, 'Blocked without an end date') end`,
    remedy: { place: RemedyPlace.USER, text: 'Unblock the account.' },
    refusal: 'USER_BLOCKED',
    isCheckedPerRequest: true,
  },
  {
    name: 'EMAIL_CONFIRMED',
    statement: 'The email address is confirmed',
    condition: sql`${u('is_email_confirmed')}`,
    fact: sql`${u('email')}`,
    remedy: {
      place: RemedyPlace.USER,
      text: 'The user must follow the link in the confirmation email. You can resend the email.',
    },
    refusal: 'EMAIL_NOT_VERIFIED',
    isCheckedPerRequest: false,
  },
  {
    name: 'APPROVED',
    statement: 'The account is approved',
    condition: sql`${u('is_approved')}`,
    remedy: { place: RemedyPlace.USER, text: 'Approve the account.' },
    refusal: 'ACCOUNT_NOT_APPROVED',
    isCheckedPerRequest: true,
  },
];

/** SQL condition: the account `u` is approved and not blocked. Expired blocks do not count. */
export const isActiveAccount = areMet(accountRules.filter(({ isCheckedPerRequest }) => isCheckedPerRequest));

/** Returns the IDs in `ids` whose accounts are approved and not blocked. */
export async function activeUsers(em: EntityManager, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const users = await queryIn(em)
    .selectFrom('user_account as u')
    .select('u.id')
    .where('u.id', '=', anyOf(ids))
    .where(isActiveAccount)
    .execute();
  return new Set(users.map(({ id }) => id));
}

/** Evaluates the account rules for a user. Returns the outcomes in the same order as {@link accountRules}. */
export async function accountOutcomes(em: EntityManager, userId: number): Promise<readonly RuleOutcome[]> {
  const { outcomes } = await queryIn(em, { type: 'write' })
    .selectFrom('user_account as u')
    .select(outcomesOf(accountRules).as('outcomes'))
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  return outcomes;
}

/** Throws the error of the first account rule that is not met. */
export async function requireMaySignIn(em: EntityManager, userId: number): Promise<void> {
  const outcomes = await accountOutcomes(em, userId);
  const broken = accountRules.find((_, index) => outcomes[index]?.isMet !== true);
  if (broken) throw new AppError(broken.refusal);
}
