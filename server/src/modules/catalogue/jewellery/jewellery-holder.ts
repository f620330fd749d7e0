import { sql } from 'kysely';
import { batch } from '../../../kernel/batch.ts';

/** For whom pieces are on hold, by their ids; administrators may know. Undefined: for nobody known. */
export const holderOf = batch(async ({ em }, ids: readonly number[]): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; userId: number }>`
    select id, hold_user_id as "userId" from jewellery_piece
    where id = any(${ids}) and hold_user_id is not null`.execute(em.getKysely());
  return new Map(rows.map(({ id, userId }) => [id, userId]));
});
