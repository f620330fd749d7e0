import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { RequestContext } from './kernel/use-cases/context.ts';
import { Loaders } from './kernel/use-cases/loaders.ts';
import { originOf } from './kernel/use-cases/security-log.ts';
import type { Services } from './kernel/use-cases/services.ts';
import { authenticate, visitorOn } from './modules/accounts/index.ts';

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
    const [caller, closure] = await Promise.all([
      token === null ? null : authenticate(reader, token, jwtSecret),
      services.openingHours.closure(),
    ]);
    const id = String(req.id ?? randomUUID());
    const request = {
      id,
      ip: req.ip ?? '',
      host,
      userAgent: req.get('user-agent') ?? null,
      idempotencyKey: req.get('idempotency-key') ?? null,
      prefersAsync: /(?:^|[,;])\s*respond-async\s*(?:$|[,;=])/i.test(req.get('prefer') ?? ''),
    };
    const origin = originOf({ request });
    return {
      ...reader,
      observer: null,
      ...(caller ?? visitorOn(host)),
      hasBadToken: token !== null && caller === null,
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

const bearerToken = (req: Request): string | null => {
  const header = req.get('authorization');
  if (!header) return null;
  // Any other scheme is a credential that we cannot accept, not the absence of one.
  return /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '';
};
