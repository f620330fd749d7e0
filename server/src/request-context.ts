import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { RequestContext } from './kernel/use-cases/context.ts';
import type { Services } from './kernel/use-cases/services.ts';
import { authenticate } from './modules/accounts/index.ts';

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
    const em = orm.em.fork();
    const token = bearerToken(req);
    const [actor, closure] = await Promise.all([
      token === null ? null : authenticate(em, token, jwtSecret),
      services.openingHours.closure(),
    ]);
    const id = String(req.id ?? randomUUID());
    return {
      em,
      actor,
      hasBadToken: token !== null && actor === null,
      closure,
      request: {
        id,
        ip: req.ip ?? '',
        host: req.hostname.toLowerCase(),
        idempotencyKey: req.get('idempotency-key') ?? null,
      },
      services,
      log: req.log ?? log,
    };
  };

const bearerToken = (req: Request): string | null => {
  const header = req.get('authorization');
  if (!header) return null;
  // Any other scheme is a credential that we cannot accept, not the absence of one.
  return /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '';
};
