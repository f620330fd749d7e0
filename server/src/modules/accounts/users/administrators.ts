import { sql } from 'kysely';
import { AppError } from '../../../kernel/errors/errors.ts';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { mayAct } from '../viewer.ts';

const refuse = (message: string): AppError => new AppError('FORBIDDEN', { details: [{ path: 'userId', message }] });

/**
 * Refuses to take a user's powers away where the house would be left without an Administrator: nobody does it to
 * their own account, and nobody does it to the last one. All Administrators stay locked until the transaction ends, so that two
 * who act on each other at the same moment cannot both succeed.
 */
export async function refuseToDisempower(ctx: RequestContext, userId: number): Promise<void> {
  const actor = actorOf(ctx);
  if (userId === actor.id) throw refuse('nobody can do this to their own account');
  const { rows } = await sql<{ id: number }>`
    select u.id from user_account u where u.role = 'Administrator' and ${mayAct} order by u.id for no key update
  `.execute(ctx.em.getKysely());
  const ids = rows.map(({ id }) => id);
  if (!ids.includes(actor.id)) throw new AppError('FORBIDDEN');
  if (ids.every((id) => id === userId)) throw refuse('is the last Administrator');
}
