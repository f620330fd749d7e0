import { Webhook } from 'standardwebhooks';

/** Headers by which whoever has one of the secrets knows that a message is ours, and how old it is. */
export const signedHeaders = (
  secrets: readonly string[],
  { id, at, payload }: { readonly id: string; readonly at: Date; readonly payload: string },
) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, payload)).join(' '),
});
