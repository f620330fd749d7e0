import type { NotNull } from 'kysely';
import { batch } from '../../../../kernel/use-cases/batch.ts';
import { anyOf } from '../../../../platform/database/statements/statements.ts';
import { queryIn } from '../../database.ts';
import { isHeld } from '../jewellery-availability.ts';

/** For whom pieces are on hold, by their ids; administrators may know. Undefined: for nobody known. */
export const holderOf = batch(async ({ em }, ids: readonly number[]): Promise<Map<number, number>> => {
  const rows = await queryIn(em)
    .selectFrom('jewellery_piece as d')
    .select(['d.id', 'd.hold_user_id as userId'])
    .where('d.id', '=', anyOf(ids))
    .where('hold_user_id', 'is not', null)
    .where(isHeld)
    .$narrowType<{ userId: NotNull }>()
    .execute();
  return new Map(rows.map(({ id, userId }) => [id, userId]));
});
