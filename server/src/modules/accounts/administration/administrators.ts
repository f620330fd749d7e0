import { AppError } from '../../../kernel/errors/errors.ts';
import { actorOf } from '../../../kernel/use-cases/access.ts';
import { type RequestContext, UserRole } from '../../../kernel/use-cases/context.ts';
import { queryIn } from '../database.ts';
import { mayAct } from '../visibility/account-rules.ts';

const refuse = (message: string, explanation: string): AppError =>
  new AppError('FORBIDDEN', { details: [{ path: 'userId', message }], explanation });

/**
 * Refuses to take a user's powers away where the house would be left without an Administrator: nobody does it to
 * their own account, and nobody does it to the last one. All Administrators stay locked until the transaction ends, so that two
 * who act on each other at the same moment cannot both succeed.
 */
export async function refuseToDisempower(ctx: RequestContext, userId: number): Promise<void> {
  const actor = actorOf(ctx);
  if (userId === actor.id) {
    throw refuse(
      'nobody can do this to their own account',
      'Nobody can do this to their own account. Ask another administrator.',
    );
  }
  const rows = await queryIn(ctx.em)
    .selectFrom('user_account as u')
    .select('u.id')
    .where('u.role', '=', UserRole.ADMINISTRATOR)
    .where(mayAct)
    .orderBy('u.id')
    .forNoKeyUpdate()
    .execute();
  const ids = rows.map(({ id }) => id);
  if (!ids.includes(actor.id)) throw new AppError('FORBIDDEN');
  if (ids.every((id) => id === userId)) {
    throw refuse('is the last Administrator', 'This is the last administrator. Make somebody else one first.');
  }
}
