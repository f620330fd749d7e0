import { AppError } from '../../../../kernel/errors/errors.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { type Viewer } from '../../../accounts/index.ts';
import { userById } from '../../../accounts/users/index.ts';
import { throughEyesOf, viewerOf } from '../../../accounts/visibility/index.ts';

/** A user as a viewer, whose markups are in the order in which they are tried, and the ids of these. */
export interface MarkedUpUser {
  readonly viewer: Viewer;
  readonly ids: readonly number[];
}

/** Throws USER_NOT_FOUND. Administrators have no markups, whatever is written down for them. */
export async function markedUpUser(ctx: RequestContext, userId: number): Promise<MarkedUpUser> {
  const viewer = await viewerOf(await throughEyesOf(ctx, userId));
  const user = await userById(ctx, userId);
  if (!user) throw new AppError('USER_NOT_FOUND');
  return { viewer, ids: user.markups.slice(0, viewer.markups.length).map(({ id }) => id) };
}
