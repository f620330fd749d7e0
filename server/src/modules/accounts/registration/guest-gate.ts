import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import type { RateLimitName } from '../../../kernel/use-cases/services.ts';

interface GuestInput {
  readonly email: string;
  readonly recaptchaToken?: string | null;
}

/** What somebody who is not signed in has to pass first: a limit of attempts, and the captcha where one is configured. */
export async function passGuestGate(
  { services, request }: RequestContext,
  limit: RateLimitName,
  { email, recaptchaToken }: GuestInput,
): Promise<void> {
  await services.rateLimits.consume(limit, { ip: request.ip, email });
  await services.captcha.verify(recaptchaToken, request.ip);
}
