import { sql } from 'kysely';
import { RequiredDecimal } from '../../../../kernel/input/field-rules.ts';
import { IsId } from '../../../../kernel/input/input.ts';
import { administrator } from '../../../../kernel/use-cases/access.ts';
import { query } from '../../../../kernel/use-cases/use-case.ts';
import { markupFactor, ofFirstThatFits } from '../../../stock/lists/index.ts';
import { offerPriceFor } from '../lists/diamond-price.ts';
import { markedUpUser } from './marked-up-user.ts';

class TryPriceInput {
  @IsId()
  userId!: number;

  @RequiredDecimal({ min: 0.001, max: 1_000_000, places: 3 })
  carats!: number;

  @RequiredDecimal({ min: 0, max: 1_000_000_000, places: 2 })
  pricePerCarat!: number;
}

/** What a user pays for a stone of a weight and an unmarked price per carat. Exact. */
export interface PriceTrial {
  readonly totalBefore: string;
  /** The markup that counts. Null: none holds the stone. */
  readonly markupId: number | null;
  readonly percent: string;
  readonly perCarat: string;
  readonly total: string;
}

/** Tries a user's markups out on a stone that need not be there, by the prices of stones themselves. Throws USER_NOT_FOUND. */
export const tryPrice = query(
  administrator,
  TryPriceInput,
  async (ctx, { userId, carats, pricePerCarat }): Promise<PriceTrial> => {
    const { viewer, ids } = await markedUpUser(ctx, userId);
    const stone = { carats: sql<string>`d.left_carats`, total: sql<string>`d.left_total_price` };
    const position = ofFirstThatFits(
      viewer.markups,
      stone,
      (_markup, index) => sql<number | null>`${index}::int`,
      sql<number | null>`null::int`,
    );
    const { perCarat, total } = offerPriceFor(viewer);
    const { rows } = await sql<Omit<PriceTrial, 'markupId'> & { position: number | null }>`
      select d.left_total_price::text as "totalBefore", ${position} as position,
        trim_scale((${markupFactor(viewer.markups, stone)} - 1) * 100)::text as percent,
        (${perCarat})::text as "perCarat", (${total})::text as total
      from (
        select price_per_carat, left_carats, round(price_per_carat * left_carats, 2) as left_total_price,
          1 as left_stones, null::numeric as rap_price
        from (select ${pricePerCarat}::numeric(16, 2) as price_per_carat, ${carats}::numeric as left_carats) s
      ) d`.execute(ctx.em.getKysely());
    const [found] = rows;
    if (!found) throw new Error('one row is selected from one row');
    const { position: index, ...trial } = found;
    return { ...trial, markupId: index === null ? null : (ids[index] ?? null) };
  },
);
