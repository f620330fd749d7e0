import type { AppError } from '../../kernel/errors/errors.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { originOf, type Refusal } from '../../kernel/use-cases/security-log.ts';

/** Has the security log know of what is refused to whoever is signed in or has typed an address. */
export const noteRefusal =
  (kind: Refusal['kind']) =>
  async (ctx: RequestContext, input: object, error: AppError): Promise<void> => {
    // Nothing was tried with what is malformed or too weak; and what has reached a limit is noted by the limit.
    if (error.status >= 500 || error.reason === 'VALIDATION_FAILED' || error.reason === 'RATE_LIMITED') return;
    const email = 'email' in input && typeof input.email === 'string' ? input.email : null;
    const refusal = {
      kind,
      reason: error.reason ?? error.code,
      email,
      userId: (ctx.observer ?? ctx.actor)?.id ?? null,
    };
    await ctx.services.securityLog.refused(refusal, originOf(ctx));
  };
