import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../../kernel/errors/errors.ts';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { columnsOf, queryIn } from '../database.ts';
import { isBlockedNow } from '../users/user-row.ts';
import {
  areMet,
  momentInWords,
  outcomesOf,
  RemedyPlace,
  type RuleOutcome,
  type ViewingRule,
} from './visibility-rule.ts';

/** A rule about the account `u`. */
interface AccountRule extends ViewingRule {
  /** What whoever signs in is told. */
  readonly refusal: 'USER_BLOCKED' | 'EMAIL_NOT_VERIFIED' | 'ACCOUNT_NOT_APPROVED';
  /** Asked with every request, not only at the sign-in. */
  readonly isAskedAlways: boolean;
}

const u = columnsOf('user_account', 'u');

/** By which an account lets its owner in, in the documented order of its refusals. */
export const accountRules: readonly AccountRule[] = [
  {
    name: 'NOT_BLOCKED',
    says: 'The account is not blocked',
    condition: sql`not ${isBlockedNow}`,
    fact: sql`case when ${isBlockedNow} then
      coalesce('Blocked until ' || ${momentInWords(sql`${u('blocked_until')}`)}, 'Blocked until somebody lifts it') end`,
    remedy: { place: RemedyPlace.USER, text: 'Lift the block of the account.' },
    refusal: 'USER_BLOCKED',
    isAskedAlways: true,
  },
  {
    name: 'EMAIL_CONFIRMED',
    says: 'The email address is confirmed',
    condition: sql`${u('is_email_confirmed')}`,
    fact: sql`${u('email')}`,
    remedy: { place: RemedyPlace.USER, text: 'They confirm it by the link in their mail, which can be sent again.' },
    refusal: 'EMAIL_NOT_VERIFIED',
    isAskedAlways: false,
  },
  {
    name: 'APPROVED',
    says: 'The account is approved',
    condition: sql`${u('is_approved')}`,
    remedy: { place: RemedyPlace.USER, text: 'Approve the account.' },
    refusal: 'ACCOUNT_NOT_APPROVED',
    isAskedAlways: true,
  },
];

/** SQL: whether the account `u` may act. An expired block is no block. */
export const mayAct = areMet(accountRules.filter(({ isAskedAlways }) => isAskedAlways));

/** Ids of those of some users who may act at this moment. */
export async function usersWhoMayAct(em: EntityManager, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const users = await queryIn(em)
    .selectFrom('user_account as u')
    .select('u.id')
    .where('u.id', '=', anyOf(ids))
    .where(mayAct)
    .execute();
  return new Set(users.map(({ id }) => id));
}

/** What becomes of the rules for an account, in their order. */
export async function accountOutcomes(em: EntityManager, userId: number): Promise<readonly RuleOutcome[]> {
  const { outcomes } = await queryIn(em, { type: 'write' })
    .selectFrom('user_account as u')
    .select(outcomesOf(accountRules).as('outcomes'))
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  return outcomes;
}

/** Throws what the first rule that is not met says at the sign-in. */
export async function refuseUnlessWelcome(em: EntityManager, userId: number): Promise<void> {
  const outcomes = await accountOutcomes(em, userId);
  const broken = accountRules.find((_, place) => outcomes[place]?.isMet !== true);
  if (broken) throw new AppError(broken.refusal);
}
