import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { KeyInUse, Reader, RequestContext, TokenFault } from './kernel/use-cases/context.ts';
import { testErrorHeader } from './kernel/use-cases/sandbox/sandbox.ts';
import { type Origin, originOf } from './kernel/use-cases/security-log.ts';
import type { Services } from './kernel/use-cases/services.ts';
import { authenticate, type Caller, visitorOn } from './modules/accounts/visibility/index.ts';
import { authenticateKey, type KeyCaches, type KeyRefusal, openKeyCaches } from './modules/api-keys/index.ts';
import { openReader } from './platform/database/replicas/read-routing.ts';
import { requestHost } from './platform/http/request-host.ts';
import { plainAddress } from './platform/network.ts';
import { isKeyText } from './platform/sign-in/key-text.ts';
import type { Secrets } from './platform/sign-in/signed-payload.ts';
import { bearerToken, type RequestSenders } from './request-sender.ts';

interface ContextDeps {
  orm: MikroORM;
  services: Services;
  senders: RequestSenders;
  secrets: Secrets;
  log: Logger;
}

/**
 * Builds the context of a request. Several requests may share a `reader` if their contexts are built at the same
 * time.
 */
export type ContextOf = (req: Request, reader?: Reader) => Promise<RequestContext>;

/** Returns a function that builds the context of a GraphQL or REST request. */
export const requestContexts = ({ orm, services, senders, secrets, log }: ContextDeps): ContextOf => {
  const caches = openKeyCaches(services.queryCaches);
  return async (req, sharedReader) => {
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
    const [{ caller, refusal, fault }, closure] = await Promise.all([
      token === null ? nobody : proofOf(reader, token, { secrets, ip: request.ip, caches }),
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
      ...(fault && { tokenFault: fault }),
      closure,
      request,
      services,
      onRefused: (rule) =>
        services.securityLog.refused(
          // During impersonation, the sender is the administrator.
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
};

/** Returns a function that gives all handlers of a request the same context. */
export function oncePerRequest(contextOf: ContextOf): (req: Request) => Promise<RequestContext> {
  const contexts = new WeakMap<Request, Promise<RequestContext>>();
  return (req) => {
    const context = contexts.get(req) ?? contextOf(req);
    contexts.set(req, context);
    return context;
  };
}

/** Requests that have been counted. Needed because the context of a request may be built more than once. */
const counted = new WeakSet<Request>();

/** Records the use of an API key after the response has been sent. */
function countAnswer(req: Request, { keyUsage }: Services, { id }: KeyInUse): void {
  const { res, ip = '' } = req;
  if (!res || counted.has(req)) return;
  counted.add(req);
  // Logging, metrics and streamed responses already use the maximum number of listeners that Node allows without a
  // leak warning.
  res.setMaxListeners(res.getMaxListeners() + 1);
  res.once('close', () => keyUsage.countResponse(id, { address: plainAddress(ip), isError: res.statusCode >= 400 }));
}

/** Caller that a token or key identifies. */
interface Proof {
  readonly caller: (Caller & Partial<Pick<RequestContext, 'observer' | 'session'>>) | null;
  /** Reason why an API key was rejected, for the security log. Omitted if the key was accepted or there is no key. */
  readonly refusal?: KeyRefusal | null;
  /** Reason why the token or API key was rejected, as returned to the caller. */
  readonly fault?: TokenFault;
}

const nobody: Proof = { caller: null };

/**
 * Records a rejected API key and limits attempts to guess keys per IP address. Valid keys are not counted. Throws
 * INVALID_REQUEST 429 (reason RATE_LIMITED) if there are too many attempts.
 */
async function noteRefusal(
  { securityLog, rateLimits }: Services,
  { reason, publicId, fault }: KeyRefusal,
  origin: Origin,
): Promise<void> {
  await securityLog.refused({ kind: 'keyRefused', reason, keyPublicId: publicId }, origin);
  if (fault === null) await rateLimits.consume('apiKey', { ip: origin.ip, email: '' });
}

async function proofOf(
  reader: Reader,
  token: string,
  { secrets, ip, caches }: { secrets: Secrets; ip: string; caches: KeyCaches },
): Promise<Proof> {
  if (!isKeyText(token)) return authenticate(reader, token, { secrets, accounts: caches.accounts });
  const outcome = await authenticateKey(reader, token, { ip, caches });
  return outcome.refusal ? { ...outcome, fault: outcome.refusal.fault ?? { reason: 'KEY_INVALID' } } : outcome;
}
