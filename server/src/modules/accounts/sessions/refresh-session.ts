import { actorOf, changing, evenWhileClosed, signedIn } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { User } from '../users/user.entity.ts';
import { openSession } from './session.ts';

/** A new access token in place of one that is still good: of a session, never of a viewing. */
export const refreshSession = query(changing(evenWhileClosed(signedIn)), async (ctx) =>
  openSession(ctx, await ctx.em.findOneOrFail(User, { id: actorOf(ctx).id })),
);
