import { AppError, invalid } from '../../kernel/errors/errors.ts';
import { refuseProblems } from '../../kernel/errors/problem.ts';
import { closedToTests, signedIn, withScope } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { command, promptCommand } from '../../kernel/use-cases/use-case.ts';
import {
  addItems,
  type BasketAddition,
  type BasketRow,
  RemoveSetInput,
  removeItems,
  removeSet,
} from '../selling/basket/index.ts';
import { keyOf } from '../selling/kinds/index.ts';
import { wishesOf } from '../wishlist/index.ts';
import { AddAllToCartInput, AddToCartInput, RemoveFromCartInput, RemoveStonesInput } from './cart.inputs.ts';
import { CartItem } from './cart-item.entity.ts';
import { priced, readCart } from './read-cart.ts';

const buyer = closedToTests(withScope(signedIn, 'ORDERS_WRITE'));

/** Only what can be ordered now goes in. */
const add = async (ctx: RequestContext, { items }: AddToCartInput, isListed = false): Promise<BasketAddition> =>
  addItems(ctx, { table: CartItem, items, wishes: await wishesOf(ctx, items), mustBeForSale: true, isListed });

/** Adds what can be added, and says what cannot. */
export const addToCart = promptCommand(buyer, AddToCartInput, async (ctx, input) => {
  const added = await add(ctx, input, true);
  return { cart: await readCart(ctx, added), problems: added.problems };
});

/**
 * Adds everything or nothing. Throws DIAMOND_NOT_FOUND or ITEM_NOT_FOUND naming the items, 409 for what is not for sale.
 * Answers the rows. What was wished for stays wished for until it is ordered.
 */
export const addAllToCart = promptCommand(buyer, AddAllToCartInput, async (ctx, input) => {
  const { rows, problems, offers } = await add(ctx, input);
  refuseProblems(problems, 'items');
  if (input.wishlistLineId) await checkWish(ctx, input.wishlistLineId, rows);
  return priced(ctx, rows, offers);
});

/** A wish must be the caller's own, and for what they add. */
async function checkWish(ctx: RequestContext, wishlistLineId: number, rows: readonly BasketRow[]): Promise<void> {
  const wish = (await wishesOf(ctx, [{ wishlistLineId }])).get(wishlistLineId);
  if (!wish)
    throw new AppError('ITEM_NOT_FOUND', {
      details: [{ path: 'wishlistLineId', message: 'is not on your wishlist' }],
      explanation: 'This is not on your wishlist any more. Put the item itself into the cart.',
    });
  if (!rows.some((row) => keyOf(row) === keyOf(wish))) throw invalid('wishlistLineId', 'is a wish for something else');
}

/** Removes what is there, and says what is not. */
export const removeFromCart = command(buyer, RemoveFromCartInput, async (ctx, { lineIds }) => {
  const { problems } = await removeItems(ctx, CartItem, 'id', lineIds);
  return { cart: await readCart(ctx), problems };
});

/** Removes everything or nothing. Throws ITEM_NOT_FOUND naming the lines. */
export const removeAllFromCart = command(buyer, RemoveFromCartInput, async (ctx, { lineIds }) => {
  const { problems } = await removeItems(ctx, CartItem, 'id', lineIds);
  refuseProblems(problems, 'lineIds');
});

/** Removes stones, or nothing when one is not in the cart. Throws ITEM_NOT_FOUND naming the stones. */
export const removeStonesFromCart = command(buyer, RemoveStonesInput, async (ctx, { diamondIds }) => {
  const { problems } = await removeItems(ctx, CartItem, 'diamondId', diamondIds);
  refuseProblems(problems, 'diamondIds');
});

/** Removes a line set. Throws ITEM_NOT_FOUND. */
export const removeSetFromCart = command(buyer, RemoveSetInput, (ctx, input) => removeSet(ctx, CartItem, input));
