// Receives webhooks and verifies their signatures: node webhook.ts
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

const key = Buffer.from((process.env.FACET_WEBHOOK_SECRET ?? '').replace('whsec_', ''), 'base64');

function isSigned({ headers }: IncomingMessage, body: string): boolean {
  const [id, timestamp] = [headers['webhook-id'], headers['webhook-timestamp']];
  // Reject messages older than 5 minutes, because an attacker may be replaying them.
  if (!(Math.abs(Date.now() / 1_000 - Number(timestamp)) < 300)) return false;
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  // For 24 hours after you rotate the secret, messages have two signatures.
  return String(headers['webhook-signature'])
    .split(' ')
    .some((signature) => {
      const actual = Buffer.from(signature.replace('v1,', ''), 'base64');
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    });
}

createServer(async (request, response) => {
  const body = await text(request);
  const isValid = isSigned(request, body);
  // Respond first and process later. Without a 2xx response within 15 seconds, the message is sent again.
  response.writeHead(isValid ? 204 : 400).end();
  if (!isValid) return;
  const { type, data } = JSON.parse(body);
  console.log(request.headers['webhook-id'], type, data);
}).listen(Number(process.env.PORT ?? 8080));
