import { sql } from 'kysely';
import { AppError } from '../../../../kernel/errors/errors.ts';
import { RequiredDecimal } from '../../../../kernel/input/field-rules.ts';
import { IsId } from '../../../../kernel/input/rules.ts';
import { administrator } from '../../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { query } from '../../../../kernel/use-cases/use-case.ts';
import { type Viewer } from '../../../accounts/index.ts';
import { userById } from '../../../accounts/users/index.ts';
import { contextOfUser, viewerOf } from '../../../accounts/visibility/index.ts';
import { forFirstMatchingMarkup, markupFactor } from '../../../stock/lists/index.ts';
import { offerPriceFor } from '../lists/diamond-price.ts';

/** User as a viewer, with the IDs of the user's markups in order of precedence. */
interface MarkedUpUser {
  readonly viewer: Viewer;
  readonly ids: readonly number[];
}

/** Returns a user with the user's markups. Stored markups of administrators are ignored. Throws USER_NOT_FOUND. */
export async function markedUpUser(ctx: RequestContext, userId: number): Promise<MarkedUpUser> {
  const viewer = await viewerOf(await contextOfUser(ctx, userId));
  const user = await userById(ctx, userId);
  if (!user) throw new AppError('USER_NOT_FOUND');
  return { viewer, ids: user.markups.slice(0, viewer.markups.length).map(({ id }) => id) };
}

class TryPriceInput {
  @IsId()
  userId!: number;

  @RequiredDecimal({ min: 0.001, max: 1_000_000, places: 3 })
  carats!: number;

  @RequiredDecimal({ min: 0, max: 1_000_000_000, places: 2 })
  pricePerCarat!: number;
}

/** Price of a hypothetical diamond for a user. Decimals are exact strings. */
export interface PriceTrial {
  readonly totalBefore: string;
  /** ID of the applied markup. Null if no markup applies. */
  readonly markupId: number | null;
  readonly percent: string;
  readonly perCarat: string;
  readonly total: string;
}

/** Computes a user's price for a hypothetical diamond, with the same SQL as for stock. Throws USER_NOT_FOUND. */
export const tryPrice = query(
  administrator,
  TryPriceInput,
  async (ctx, { userId, carats, pricePerCarat }): Promise<PriceTrial> => {
    const { viewer, ids } = await markedUpUser(ctx, userId);
    const stone = { carats: sql<string>`d.left_carats`, total: sql<string>`d.left_total_price` };
    const position = forFirstMatchingMarkup(
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
    const [trialRow] = rows;
    if (!trialRow) throw new Error('the price query returned no row');
    const { position: index, ...trial } = trialRow;
    return { ...trial, markupId: index === null ? null : (ids[index] ?? null) };
  },
);
