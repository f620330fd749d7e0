import type { NotNull } from 'kysely';
import { batch } from '../../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { anyOf } from '../../../../platform/database/statements/statements.ts';
import { viewerOf } from '../../../accounts/index.ts';
import { queryIn } from '../../database.ts';
import { jewelleryAvailabilityTo } from '../jewellery-availability.ts';

/** What pieces are to the caller, by their ids. */
export const availabilityOf = batch(async (ctx: RequestContext, ids: readonly number[]) => {
  const viewer = await viewerOf(ctx);
  const rows = await queryIn(ctx.em)
    .selectFrom('jewellery_piece as d')
    .select(['d.id', jewelleryAvailabilityTo(viewer).as('availability')])
    .where('d.id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, availability }) => [id, availability]));
});

/** For whom pieces are on hold, by their ids; administrators may know. Undefined: for nobody known. */
export const holderOf = batch(async ({ em }, ids: readonly number[]): Promise<Map<number, number>> => {
  const rows = await queryIn(em)
    .selectFrom('jewellery_piece')
    .select(['id', 'hold_user_id as userId'])
    .where('id', '=', anyOf(ids))
    .where('hold_user_id', 'is not', null)
    .$narrowType<{ userId: NotNull }>()
    .execute();
  return new Map(rows.map(({ id, userId }) => [id, userId]));
});
