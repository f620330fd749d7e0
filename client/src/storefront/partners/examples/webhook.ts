// Takes webhooks and believes none that is not signed: node webhook.ts
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

const key = Buffer.from((process.env.FACET_WEBHOOK_SECRET ?? '').replace('whsec_', ''), 'base64');

function isFromTheHouse({ headers }: IncomingMessage, body: string): boolean {
  const [id, at] = [headers['webhook-id'], headers['webhook-timestamp']];
  // Older than five minutes: somebody may be sending a caught message again.
  if (!(Math.abs(Date.now() / 1_000 - Number(at)) < 300)) return false;
  const expected = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest();
  // For a day after its secret was changed, a message has two signatures.
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
  // Answer at once and work later: what is not answered with 2xx in time comes again, under the same id.
  response.writeHead(isReal ? 204 : 400).end();
  if (!isReal) return;
  const { type, data } = JSON.parse(body);
  console.log(request.headers['webhook-id'], type, data);
}).listen(Number(process.env.PORT ?? 8080));
