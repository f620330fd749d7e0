import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../../kernel/errors/errors.ts';
import type { RequestContext, SessionToken } from '../../../kernel/use-cases/context.ts';
import type { JobHandler } from '../../../kernel/use-cases/job.ts';
import { queryIn } from '../database.ts';

/** Number of seconds for which a replaced token still works, for requests that are already in flight. */
export const graceSeconds = 60;

/** Longer than the lifetime of an access token, so all tokens that match a deleted row have expired. */
const retentionHours = 2;

/** Returns the token that the caller sent. Throws FORBIDDEN 401 if the caller did not send one. */
export function sessionTokenOf({ session }: RequestContext): SessionToken {
  if (!session) throw new AppError('FORBIDDEN', { reason: 'NOT_SIGNED_IN' });
  return session;
}

/**
 * Revokes a token, or all tokens of a session, after a number of seconds. If the token is already revoked, the
 * earlier time applies.
 */
export async function revokeToken(
  em: EntityManager,
  { id, userId, afterSeconds }: { readonly id: string; readonly userId: number; readonly afterSeconds: number },
): Promise<void> {
  await queryIn(em)
    .insertInto('revoked_token')
    .values({ id, user_id: userId, good_until: sql<string>`now() + make_interval(secs => ${afterSeconds})` })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Deletes revocations whose tokens have expired. */
export const deleteOldRevocations: JobHandler = {
  queue: 'accounts.revoked-tokens',
  schedule: '43 * * * *',
  title: 'Delete expired session revocations',
  async handle({ em }) {
    await queryIn(em)
      .deleteFrom('revoked_token')
      .where('good_until', '<', sql<string>`now() - make_interval(hours => ${retentionHours})`)
      .execute();
  },
};
