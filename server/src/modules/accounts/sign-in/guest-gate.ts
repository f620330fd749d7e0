import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import type { RateLimitName } from '../../../kernel/use-cases/services.ts';

interface GuestInput {
  readonly email: string;
  readonly recaptchaToken?: string | null;
}

/**
 * Checks the captcha, if the server is configured to require one, and counts the anonymous caller's attempt. The
 * captcha is checked first, so that bots cannot exhaust the attempts for another person's email address. Throws
 * INVALID_RECAPTCHA, or RATE_LIMITED (429).
 */
export async function checkCaptchaAndRateLimit(
  { services, request }: RequestContext,
  limit: RateLimitName,
  { email, recaptchaToken }: GuestInput,
): Promise<void> {
  await services.rateLimits.consume('captcha', { ip: request.ip, email: '' });
  await services.captcha.verify(recaptchaToken, request.ip);
  await services.rateLimits.consume(limit, { ip: request.ip, email });
}
