import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../../kernel/errors/errors.ts';
import { actorOf, signedIn, withScope } from '../../../kernel/use-cases/access.ts';
import { type RequestContext, UserRole } from '../../../kernel/use-cases/context.ts';
import { isTest } from '../../../kernel/use-cases/sandbox/sandbox.ts';
import { queryIn } from '../database.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

/** Allows signed-in users and API keys with the scope `WEBHOOKS_MANAGE`. */
export const webhookRule = withScope(signedIn, 'WEBHOOKS_MANAGE');

/**
 * Returns the ID of the user whose endpoints are requested. Throws FORBIDDEN if a caller who is not an administrator
 * requests another user's endpoints.
 */
export function ownerOf(ctx: RequestContext, userId: number | null | undefined): number {
  const actor = actorOf(ctx);
  const owner = userId ?? actor.id;
  if (owner !== actor.id && actor.role !== UserRole.ADMINISTRATOR) throw new AppError('FORBIDDEN');
  return owner;
}

/**
 * Returns the filter that limits API keys to endpoints of the same kind: test keys to test endpoints, and other keys
 * to non-test endpoints. Sessions are not limited.
 */
const sortFor = (ctx: RequestContext): { isTest?: boolean } => (ctx.key ? { isTest: isTest(ctx) } : {});

/** SQL condition: the caller may access the endpoint `e`. */
export const canAccessEndpoint = (ctx: RequestContext) => {
  const { id, role } = actorOf(ctx);
  const { isTest: testFilter = null } = sortFor(ctx);
  return sql<boolean>`((e.user_id = ${id} or ${role === UserRole.ADMINISTRATOR})
    and e.is_test = coalesce(${testFilter}::boolean, e.is_test))`;
};

/** The error does not reveal whether another user has an endpoint with this ID. */
const unknownEndpoint = (path: string): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path, message: 'is not one of your webhook endpoints' }] });

/**
 * Locks one of the caller's endpoints, or any endpoint if the caller is an administrator. Throws ITEM_NOT_FOUND with
 * `path`.
 */
export async function lockEndpoint(ctx: RequestContext, id: number, path = 'id'): Promise<WebhookEndpoint> {
  const { id: userId, role } = actorOf(ctx);
  const criteria = { ...sortFor(ctx), ...(role === UserRole.ADMINISTRATOR ? { id } : { id, userId }) };
  const endpoint = await ctx.em.findOne(WebhookEndpoint, criteria, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!endpoint) throw unknownEndpoint(path);
  return endpoint;
}

/**
 * Throws ITEM_NOT_FOUND with `path` if the caller may not access the endpoint. Unlike `lockEndpoint`, does not lock
 * it.
 */
export async function requireEndpoint(ctx: RequestContext, id: number, path: string): Promise<void> {
  const endpoint = await queryIn(ctx.em, { type: 'write' })
    .selectFrom('webhook_endpoint as e')
    .select('e.id')
    .where('e.id', '=', id)
    .where(canAccessEndpoint(ctx))
    .executeTakeFirst();
  if (!endpoint) throw unknownEndpoint(path);
}

/** Returns a user's endpoints that the caller may access, oldest first. */
export const endpointsOf = (ctx: RequestContext, userId: number): Promise<WebhookEndpoint[]> =>
  ctx.em.find(WebhookEndpoint, { userId, ...sortFor(ctx) }, { orderBy: { id: 'asc' }, connectionType: 'write' });
