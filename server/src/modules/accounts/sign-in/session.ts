import type { RequestContext, SessionToken } from '../../../kernel/use-cases/context.ts';
import { readSelf } from '../users/find-user.ts';
import type { User } from '../users/user.entity.ts';
import type { UserRow } from '../users/user-row.ts';

/** What somebody who has signed in gets. */
export interface Session {
  /** For the header `Authorization: Bearer …`. */
  readonly accessToken: string;
  readonly expiresAt: Date;
  readonly user: UserRow;
}

/** Makes an access token for a user who may have one: of a new session, or of `session`, which goes on. */
export async function openSession(
  { em, services }: RequestContext,
  user: User,
  session?: Pick<SessionToken, 'id' | 'beganAt'>,
): Promise<Session> {
  const { token, expiresAt } = services.accessTokens.sign(user, session && { session });
  return { accessToken: token, expiresAt, user: await readSelf(em, user.id) };
}
