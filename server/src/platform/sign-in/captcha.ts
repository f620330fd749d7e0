import type { Logger } from 'pino';
import { AppError } from '../../kernel/errors/errors.ts';
import type { Captcha } from '../../kernel/use-cases/services.ts';
import { withOutgoingSpan } from '../tracing/outgoing-request.ts';

interface CaptchaOptions {
  /** Secret of the captcha service. If it is not set, no captcha is required. */
  secret: string | undefined;
  verifyUrl: string;
  log: Logger;
}

const timeoutMs = 5_000;

/** Creates the captcha check, which uses the siteverify protocol of reCAPTCHA, hCaptcha and Turnstile. */
export function createCaptcha({ secret, verifyUrl, log }: CaptchaOptions): Captcha {
  const isGood = async (token: string, ip: string): Promise<boolean> => {
    const response = await withOutgoingSpan({
      url: new URL(verifyUrl),
      method: 'POST',
      send: (headers) =>
        fetch(verifyUrl, {
          method: 'POST',
          headers,
          body: new URLSearchParams({ secret: secret ?? '', response: token, remoteip: ip }),
          signal: AbortSignal.timeout(timeoutMs),
        }),
      statusOf: ({ status }) => status,
    });
    if (!response.ok) throw new Error(`the captcha service responded with ${response.status}`);
    const verdict: unknown = await response.json();
    return typeof verdict === 'object' && verdict !== null && 'success' in verdict && verdict.success === true;
  };
  return {
    async verify(token, ip) {
      if (!secret) return;
      if (!token) throw new AppError('INVALID_RECAPTCHA');
      const verdict = await isGood(token, ip).catch((error: unknown) => {
        // The token is rejected if the service is unavailable. The log entry shows that the visitor did not cause
        // this.
        log.error({ err: error }, 'could not verify a captcha');
        return false;
      });
      if (!verdict) throw new AppError('INVALID_RECAPTCHA');
    },
  };
}
