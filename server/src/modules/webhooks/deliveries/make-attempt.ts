import { Webhook } from 'standardwebhooks';
import type { PostOutcome } from '../../../kernel/use-cases/remote-servers/remote-posts.ts';
import type { Services } from '../../../kernel/use-cases/services.ts';
import type { ClaimedDelivery } from './claim-delivery.ts';

/** Headers by which whoever has one of the secrets knows that a message is ours, and how old it is. */
const signedHeaders = (
  secrets: readonly string[],
  { id, at, payload }: { readonly id: string; readonly at: Date; readonly payload: string },
) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, payload)).join(' '),
});

/** What an attempt came to. */
export interface AttemptOutcome extends PostOutcome {
  readonly at: Date;
}

/** No other endpoint is to blame for it, and no other attempt will mend it: only another secret does. */
const unreadable = 'its secret cannot be read any more, since that of the house is another one: rotate it';

/** Sends a claimed delivery, once, signed as of now. */
export async function makeAttempt(
  { remotePosts, sealedTexts }: Pick<Services, 'remotePosts' | 'sealedTexts'>,
  { id, url, payload, secrets }: ClaimedDelivery,
): Promise<AttemptOutcome> {
  const at = new Date();
  const opened = secrets.map((sealed) => sealedTexts.open(sealed)).filter((secret) => secret !== null);
  if (opened.length === 0) return { at, status: null, durationMs: 0, answer: null, failure: unreadable };
  return {
    at,
    ...(await remotePosts.send({ url, body: payload, headers: signedHeaders(opened, { id, at, payload }) })),
  };
}
