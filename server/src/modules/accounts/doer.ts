import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { originOf } from '../../kernel/use-cases/security-log.ts';

/** Who does what an event of an account tells of, and from where. */
export const doerOf = (ctx: Pick<RequestContext, 'actor' | 'request'>) => ({
  actorId: ctx.actor?.id ?? null,
  origin: originOf(ctx),
});
