import type { AppError } from '../../kernel/errors/errors.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { originOf, type Refusal } from '../../kernel/use-cases/security-log.ts';

/**
 * Returns a handler that records rejected requests in the security log, with the caller's account or the email
 * address in the request.
 */
export const logRefusal =
  (kind: Refusal['kind']) =>
  async (ctx: RequestContext, input: object, error: AppError): Promise<void> => {
    // Malformed input and weak passwords do not count as attempts. The rate limiter logs rate-limited requests.
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
