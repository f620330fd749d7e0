import type { MailOutcome } from '../../kernel/use-cases/services.ts';

/** What nodemailer's errors say beside their message. */
interface SmtpFailure {
  readonly message: string;
  readonly code: unknown;
  readonly originalCode: unknown;
  readonly responseCode: unknown;
}

const failureOf = (error: unknown): SmtpFailure => {
  const { code, originalCode, responseCode }: Partial<Record<keyof SmtpFailure, unknown>> = Object(error);
  return { message: error instanceof Error ? error.message : String(error), code, originalCode, responseCode };
};

/** SMTP answers 5xx when the same message would be refused again; our own sign-in (530, 535) may be mended. */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode } = failureOf(error);
  return typeof responseCode === 'number' && responseCode >= 550 && responseCode < 600;
}

/** Nobody could be asked: no name, no connection, no TLS, no sign-in, or a server that shuts down. */
const unreachable: ReadonlySet<unknown> = new Set([
  ...['EAUTH', 'EDNS', 'ETLS', 421, 530],
  ...['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'CONNECT_TIMEOUT', 'GREETING_TIMEOUT'],
]);

const longestReason = 500;

/**
 * What a failure means for the message. Whoever loses the connection in the middle cannot know whether the server took
 * the message: that counts as deferred.
 */
export function outcomeOf(error: unknown): Exclude<MailOutcome, { kind: 'sent' }> {
  const { message, code, originalCode, responseCode } = failureOf(error);
  const reason = message.replace(/\s+/g, ' ').slice(0, longestReason);
  if (isRefusedForGood(error)) return { kind: 'refused', reason };
  const isUnreachable = [code, originalCode, responseCode].some((value) => unreachable.has(value));
  return { kind: isUnreachable ? 'unreachable' : 'deferred', reason };
}
