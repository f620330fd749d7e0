import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Reader, RequestContext } from './kernel/use-cases/context.ts';
import { Loaders } from './kernel/use-cases/loaders.ts';
import { originOf } from './kernel/use-cases/security-log.ts';
import type { Services } from './kernel/use-cases/services.ts';
import { authenticate, type Caller, visitorOn } from './modules/accounts/index.ts';
import { authenticateKey, isKeyText } from './modules/api-keys/index.ts';

interface ContextDeps {
  orm: MikroORM;
  services: Services;
  jwtSecret: string;
  log: Logger;
}

/** Builds the context of a request: the same for GraphQL and REST. */
export const requestContexts =
  ({ orm, services, jwtSecret, log }: ContextDeps) =>
  async (req: Request): Promise<RequestContext> => {
    const reader = { em: orm.em.fork(), loaders: new Loaders() };
    const token = bearerToken(req);
    const host = req.hostname.toLowerCase();
    const request = {
      id: String(req.id ?? randomUUID()),
      ip: req.ip ?? '',
      host,
      userAgent: req.get('user-agent') ?? null,
      idempotencyKey: req.get('idempotency-key') ?? null,
      prefersAsync: /(?:^|[,;])\s*respond-async\s*(?:$|[,;=])/i.test(req.get('prefer') ?? ''),
    };
    const origin = originOf({ request });
    const [{ caller, explanation }, closure] = await Promise.all([
      token === null ? nobody : proofOf(reader, token, { jwtSecret, ip: request.ip }),
      services.openingHours.closure(),
    ]);
    return {
      ...reader,
      observer: null,
      ...(caller ?? visitorOn(host)),
      hasBadToken: token !== null && caller === null,
      ...(explanation !== null && { badKeyExplanation: explanation }),
      closure,
      request,
      services,
      onRefused: (rule) =>
        services.securityLog.refused(
          // Whoever looks through the eyes of another does so themselves.
          { kind: 'accessRefused', reason: rule, userId: (caller?.observer ?? caller?.actor)?.id ?? null },
          origin,
        ),
      log: req.log ?? log,
    };
  };

/** Who has proved to be whom, and what else is to be said to them. */
interface Proof {
  readonly caller: (Caller & Partial<Pick<RequestContext, 'observer'>>) | null;
  /** Why they are not let in, where they may know that. */
  readonly explanation: string | null;
}

const nobody: Proof = { caller: null, explanation: null };

/** What a token or key proves. */
async function proofOf(
  reader: Reader,
  token: string,
  { jwtSecret, ip }: { jwtSecret: string; ip: string },
): Promise<Proof> {
  if (isKeyText(token)) return authenticateKey(reader, token, { ip });
  return { caller: await authenticate(reader, token, jwtSecret), explanation: null };
}

const bearerToken = (req: Request): string | null => {
  const header = req.get('authorization');
  if (!header) return null;
  // Any other scheme is a credential that we cannot accept, not the absence of one.
  return /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '';
};
