import { invalid } from '../../../kernel/errors/errors.ts';
import { actorOf, evenAsObserver, evenWhileClosed, signedIn } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { Viewing } from '../sign-in/impersonation.entity.ts';

/** Ends what `beginViewing` began: its token is good no longer. Throws INVALID_REQUEST for somebody who acts for themselves. */
export const endViewing = command(evenAsObserver(evenWhileClosed(signedIn)), async (ctx) => {
  const { id: userId } = actorOf(ctx);
  if (!ctx.observer) throw invalid('', 'nobody looks on: this session is your own');
  const viewings = await ctx.em.find(Viewing, { userId, administratorId: ctx.observer.id });
  await ctx.em.remove(viewings).flush();
  return { userId };
});
