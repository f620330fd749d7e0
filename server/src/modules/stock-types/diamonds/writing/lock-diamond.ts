import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError, conflict } from '../../../../kernel/errors/errors.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { viewerOf } from '../../../accounts/visibility/index.ts';
import { type RowOf, readStock } from '../../../stock/fields/index.ts';
import { Diamond } from '../diamond.entity.ts';
import { diamonds } from '../diamond.stock.ts';

/** The stone for a change: other changes of it wait until the transaction ends. Throws DIAMOND_NOT_FOUND. */
export async function lockDiamond(em: EntityManager, id: number): Promise<Diamond> {
  const diamond = await em.findOne(Diamond, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!diamond)
    throw new AppError('DIAMOND_NOT_FOUND', { details: [{ path: 'id', message: 'there is no such stone' }] });
  return diamond;
}

/** Stones from before prices of 0 were refused stay off the lists until they have one. */
export function requireDiamondPrice({ isActive, pricePerCarat }: Diamond): void {
  if (isActive && Number(pricePerCarat) === 0) throw conflict('isActive', 'needs a price of more than 0');
}

/** What a command answers: the stone as the caller sees it after the change, which is written now. */
export async function changedDiamond(ctx: RequestContext, diamond: Diamond): Promise<RowOf<Diamond>> {
  requireDiamondPrice(diamond);
  await ctx.em.flush();
  const [row] = await readStock(ctx.em, {
    type: diamonds,
    viewer: await viewerOf(ctx),
    where: sql`d.id = ${diamond.id}`,
  });
  if (!row) throw new AppError('DIAMOND_NOT_FOUND');
  return row;
}
