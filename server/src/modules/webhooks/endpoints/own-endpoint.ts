import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../../kernel/errors/errors.ts';
import { actorOf, signedIn, withScope } from '../../../kernel/use-cases/access.ts';
import { type RequestContext, UserRole } from '../../../kernel/use-cases/context.ts';
import { isTest } from '../../../kernel/use-cases/sandbox/sandbox.ts';
import { queryIn } from '../database.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

/** Whoever is signed in, and their keys that say so. */
export const webhookRule = withScope(signedIn, 'WEBHOOKS_MANAGE');

/** Whose endpoints somebody asks for. Throws FORBIDDEN for another one's, unless they are an administrator. */
export function ownerOf(ctx: RequestContext, userId: number | null | undefined): number {
  const actor = actorOf(ctx);
  const owner = userId ?? actor.id;
  if (owner !== actor.id && actor.role !== UserRole.ADMINISTRATOR) throw new AppError('FORBIDDEN');
  return owner;
}

/** Which endpoints a program has to do with: with a test key those for tests, else the others. People have to do with both. */
const sortFor = (ctx: RequestContext): { isTest?: boolean } => (ctx.key ? { isTest: isTest(ctx) } : {});

/** SQL: whether the caller may see the endpoint `e`. */
export const seesEndpoint = (ctx: RequestContext) => {
  const { id, role } = actorOf(ctx);
  const { isTest: isAsked = null } = sortFor(ctx);
  return sql<boolean>`((e.user_id = ${id} or ${role === UserRole.ADMINISTRATOR})
    and e.is_test = coalesce(${isAsked}::boolean, e.is_test))`;
};

/** Whether there is somebody else's endpoint is nobody's business. */
const unknownEndpoint = (path: string): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path, message: 'is no webhook endpoint of yours' }] });

/** An endpoint of the caller's, or any for an administrator, for a change. Throws ITEM_NOT_FOUND naming `path`. */
export async function lockEndpoint(ctx: RequestContext, id: number, path = 'id'): Promise<WebhookEndpoint> {
  const { id: userId, role } = actorOf(ctx);
  const own = { ...sortFor(ctx), ...(role === UserRole.ADMINISTRATOR ? { id } : { id, userId }) };
  const endpoint = await ctx.em.findOne(WebhookEndpoint, own, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!endpoint) throw unknownEndpoint(path);
  return endpoint;
}

/** The same to look at only. */
export async function requireEndpoint(ctx: RequestContext, id: number, path: string): Promise<void> {
  const found = await queryIn(ctx.em, { type: 'write' })
    .selectFrom('webhook_endpoint as e')
    .select('e.id')
    .where('e.id', '=', id)
    .where(seesEndpoint(ctx))
    .executeTakeFirst();
  if (!found) throw unknownEndpoint(path);
}

/** The endpoints of a user that the caller has to do with, oldest first. */
export const endpointsOf = (ctx: RequestContext, userId: number): Promise<WebhookEndpoint[]> =>
  ctx.em.find(WebhookEndpoint, { userId, ...sortFor(ctx) }, { orderBy: { id: 'asc' }, connectionType: 'write' });
