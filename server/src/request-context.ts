import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { KeyInUse, Reader, RequestContext } from './kernel/use-cases/context.ts';
import { testErrorHeader } from './kernel/use-cases/sandbox/provoked-error.ts';
import { type Origin, originOf } from './kernel/use-cases/security-log.ts';
import type { Services } from './kernel/use-cases/services.ts';
import { authenticate, type Caller, visitorOn } from './modules/accounts/index.ts';
import { authenticateKey, type KeyRefusal } from './modules/api-keys/index.ts';
import { openReader } from './platform/database/replicas/read-routing.ts';
import { plainAddress } from './platform/http/network.ts';
import { requestHost } from './platform/http/request-host.ts';
import { isKeyText } from './platform/sign-in/key-text.ts';
import { bearerToken, type RequestSenders } from './request-sender.ts';

interface ContextDeps {
  orm: MikroORM;
  services: Services;
  senders: RequestSenders;
  jwtSecret: string;
  log: Logger;
}

/** Builds the context of a request. What reads for many requests at once gives them one `reader`. */
export type ContextOf = (req: Request, reader?: Reader) => Promise<RequestContext>;

/** Builds the context of a request: the same for GraphQL and REST. */
export const requestContexts =
  ({ orm, services, senders, jwtSecret, log }: ContextDeps): ContextOf =>
  async (req, sharedReader) => {
    const reader = sharedReader ?? (await openReader(orm));
    const token = bearerToken(req);
    const host = requestHost(req) ?? '';
    const request = {
      id: String(req.id ?? randomUUID()),
      ip: req.ip ?? '',
      host,
      userAgent: req.get('user-agent') ?? null,
      idempotencyKey: req.get('idempotency-key') ?? null,
      prefersAsync: /(?:^|[,;])\s*respond-async\s*(?:$|[,;=])/i.test(req.get('prefer') ?? ''),
      testError: req.get(testErrorHeader) ?? null,
    };
    const origin = originOf({ request });
    const [{ caller, refusal }, closure] = await Promise.all([
      token === null ? nobody : proofOf(reader, token, { jwtSecret, ip: request.ip }),
      services.openingHours.closure(),
    ]);
    if (refusal) await noteRefusal(services, refusal, origin);
    if (caller?.key) {
      senders.accepted(req, caller);
      countAnswer(req, services, caller.key);
    }
    return {
      ...reader,
      observer: null,
      ...(caller ?? visitorOn(host)),
      hasBadToken: token !== null && caller === null,
      ...(refusal && { badKeyExplanation: refusal.explanation ?? noSuchKey }),
      closure,
      request,
      services,
      onRefused: (rule) =>
        services.securityLog.refused(
          // Whoever looks through the eyes of another does so themselves.
          {
            ...{ kind: 'accessRefused', reason: rule },
            userId: (caller?.observer ?? caller?.actor)?.id ?? null,
            keyPublicId: caller?.key?.publicId ?? null,
          },
          origin,
        ),
      log: req.log ?? log,
    };
  };

/** The same for those who answer a request together: they have one context of it. */
export function oncePerRequest(contextOf: ContextOf): (req: Request) => Promise<RequestContext> {
  const made = new WeakMap<Request, Promise<RequestContext>>();
  return (req) => {
    const context = made.get(req) ?? contextOf(req);
    made.set(req, context);
    return context;
  };
}

/** Requests whose answer is counted: some ask for their context more than once. */
const counted = new WeakSet<Request>();

/** Keeps account of what a key is used for, once the request is answered. */
function countAnswer(req: Request, { keyUsage }: Services, { id }: KeyInUse): void {
  const { res, ip = '' } = req;
  if (!res || counted.has(req)) return;
  counted.add(req);
  // Log, metrics and a streamed answer listen already, just as many as Node takes for no leak.
  res.setMaxListeners(res.getMaxListeners() + 1);
  res.once('close', () => keyUsage.answered(id, { address: plainAddress(ip), isError: res.statusCode >= 400 }));
}

/** What strangers are told, whatever is the matter. */
const noSuchKey = 'This key does not work. Check that it is whole, or ask its owner for the one that counts now.';

/** Who has proved to be whom. */
interface Proof {
  readonly caller: (Caller & Partial<Pick<RequestContext, 'observer' | 'session'>>) | null;
  /** Why a key is not let in. Left out: it is, or none was sent. */
  readonly refusal?: KeyRefusal | null;
}

const nobody: Proof = { caller: null };

/**
 * Whoever guesses at keys is slowed down, by their address; a key that is right is never in the way of itself. Throws
 * INVALID_REQUEST 429 (reason RATE_LIMITED).
 */
async function noteRefusal(
  { securityLog, rateLimits }: Services,
  { reason, publicId, explanation }: KeyRefusal,
  origin: Origin,
): Promise<void> {
  await securityLog.refused({ kind: 'keyRefused', reason, keyPublicId: publicId }, origin);
  if (explanation === null) await rateLimits.consume('apiKey', { ip: origin.ip, email: '' });
}

/** What a token or key proves. */
async function proofOf(
  reader: Reader,
  token: string,
  { jwtSecret, ip }: { jwtSecret: string; ip: string },
): Promise<Proof> {
  if (isKeyText(token)) return authenticateKey(reader, token, { ip });
  return { caller: await authenticate(reader, token, jwtSecret) };
}
