// Receives webhooks and rejects those without a valid signature: node webhook.ts
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

const key = Buffer.from((process.env.FACET_WEBHOOK_SECRET ?? '').replace('whsec_', ''), 'base64');

function isFromTheHouse({ headers }: IncomingMessage, body: string): boolean {
  const [id, at] = [headers['webhook-id'], headers['webhook-timestamp']];
  // Rejects messages older than five minutes, which may be replayed by an attacker.
  if (!(Math.abs(Date.now() / 1_000 - Number(at)) < 300)) return false;
  const expected = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest();
  // A message has two signatures for a day after the secret was rotated.
  return String(headers['webhook-signature'])
    .split(' ')
    .some((signature) => {
      const given = Buffer.from(signature.replace('v1,', ''), 'base64');
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
}

createServer(async (request, response) => {
  const body = await text(request);
  const isReal = isFromTheHouse(request, body);
  // Respond immediately and process later. A message without a 2xx response in time is sent again with the same ID.
  response.writeHead(isReal ? 204 : 400).end();
  if (!isReal) return;
  const { type, data } = JSON.parse(body);
  console.log(request.headers['webhook-id'], type, data);
}).listen(Number(process.env.PORT ?? 8080));
