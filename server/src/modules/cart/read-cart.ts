import { type Listing, shortListing } from '../../kernel/input/page.ts';
import { IsId } from '../../kernel/input/rules.ts';
import { etagOf } from '../../kernel/transport/etag.ts';
import { actorOf, administrator, signedIn, withoutTestKeys, withScope } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { sumOf } from '../../kernel/values/money.ts';
import { revisionOf } from '../../platform/database/change-marks.ts';
import { contextOfUser, viewerOf } from '../accounts/visibility/index.ts';
import {
  type BasketAddition,
  type BasketRow,
  type KnownOffers,
  linesToOrder,
  offersOf,
  readBasket,
} from '../selling/basket/index.ts';
import { type BasketLine, keyOf } from '../selling/kinds/index.ts';
import { isOrderable } from '../stock/values/index.ts';
import { type SetTotals, totalsOfSets } from '../stock-types/diamonds/index.ts';
import { stockSubjects } from '../stock-types/index.ts';
import { findSameItems } from '../wishlist/index.ts';
import { CartItem } from './cart-item.entity.ts';

const reader = withoutTestKeys(withScope(signedIn, 'ORDERS_READ'));

/** Cart with the prices and availability that its owner sees. */
export interface CartView {
  /** Lines of the cart, oldest first. */
  readonly lines: readonly BasketLine[];
  /** Sum of the lines that can be ordered. Null if the caller's API key has no access to prices. */
  readonly totalPrice: string | null;
  /** ISO 4217 code of the currency. */
  readonly currency: string;
}

/** Returns the caller's cart. `preloaded` contains the rows and offers that were read when items were added. */
export async function readCart(
  ctx: RequestContext,
  preloaded?: Pick<BasketAddition, 'list' | 'offers'>,
): Promise<CartView> {
  const rows = preloaded?.list ?? (await readBasket(ctx.em, CartItem, actorOf(ctx).id));
  const lines = await linesToOrder(ctx, rows, preloaded?.offers);
  const orderable = lines.filter(({ availability }) => isOrderable(availability));
  const { currency } = ctx.services.config;
  const { seesPrices } = await viewerOf(ctx);
  return { lines, totalPrice: seesPrices ? sumOf(orderable.map(({ price }) => price?.total ?? 0)) : null, currency };
}

/** Returns the caller's cart. */
export const viewCart = query(reader, (ctx) => readCart(ctx));

class UserCartInput {
  @IsId()
  userId!: number;
}

/** Returns the cart of any user, with that user's prices and availability. Throws USER_NOT_FOUND. */
export const findCartOfUser = query(administrator, UserCartInput, async (ctx, { userId }) =>
  readCart(await contextOfUser(ctx, userId)),
);

/** Cart row with its price. */
export interface CartRow {
  readonly row: BasketRow;
  /** ID of the caller's wishlist line for the same item. */
  readonly wishId: number | null;
  /**
   * Price of the row. Null if the item is no longer visible to the caller, or if the caller's API key has no access
   * to prices.
   */
  readonly totalPrice: string | null;
  /**
   * Totals of the line set or pair that the row belongs to. Undefined for single items, and if the caller has no
   * access to prices.
   */
  readonly set?: SetTotals | undefined;
}

/** Returns the given cart rows with prices and wishlist lines. */
export async function toPricedRows(
  ctx: RequestContext,
  rows: readonly BasketRow[],
  knownOffers?: KnownOffers,
): Promise<CartRow[]> {
  const offers = await offersOf(ctx, rows, knownOffers);
  const { seesPrices } = await viewerOf(ctx);
  const wishes = await findSameItems(ctx.em, actorOf(ctx).id, rows);
  const sets = totalsOfSets(seesPrices ? [...offers.values()] : []);
  return rows.map((row) => ({
    row,
    wishId: wishes.get(keyOf(row)) ?? null,
    totalPrice: seesPrices ? (offers.get(row)?.totalPrice ?? null) : null,
    set: sets.get(offers.get(row)?.lineSet ?? ''),
  }));
}

/** Returns the caller's cart, one row per item. */
export const listCart = query(reader, async (ctx): Promise<Listing<CartRow>> => {
  const { id } = actorOf(ctx);
  const { seesPrices } = await viewerOf(ctx);
  return shortListing(
    // Prices depend on the stock, and on the user's markups and pages.
    async () =>
      etagOf(
        'cart',
        id,
        String(seesPrices),
        await revisionOf(ctx, ['cart', 'wishlist', 'user', 'order', ...stockSubjects]),
      ),
    async () => toPricedRows(ctx, await readBasket(ctx.em, CartItem, id)),
  );
});
