import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { AppError, invalid } from '../../kernel/errors/errors.ts';
import { refuseProblems } from '../../kernel/errors/problem.ts';
import { Field, ID, InputType } from '../../kernel/graphql.ts';
import { FilledList, RequiredList, RequiredObjects } from '../../kernel/input/list-rules.ts';
import { IsId, IsOptional } from '../../kernel/input/rules.ts';
import { signedIn, withoutTestKeys, withScope } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { command, promptCommand } from '../../kernel/use-cases/use-case.ts';
import { anyOf } from '../../platform/database/statements/statements.ts';
import {
  addItems,
  type BasketAddition,
  type BasketRow,
  lockedBasket,
  RemoveSetInput,
  removeItems,
  removeSet,
} from '../selling/basket/index.ts';
import { BasketItemInput, maxItems } from '../selling/items/index.ts';
import { keyOf } from '../selling/kinds/index.ts';
import { readNamedItems } from '../wishlist/index.ts';
import { CartItem } from './cart-item.entity.ts';
import { readCart, toPricedRows } from './read-cart.ts';

@InputType({ description: 'Items to add to the cart.' })
export class AddToCartInput {
  @Field(() => [BasketItemInput], { description: '1 to 500 items. Items already in the cart count as added.' })
  @FilledList()
  @RequiredObjects(() => BasketItemInput, maxItems)
  items!: BasketItemInput[];
}

/** Items to add, and optionally the wishlist line from which they are added. */
class AddAllToCartInput extends AddToCartInput {
  /** ID of the caller's wishlist line for the added item. */
  @IsOptional()
  @IsId()
  wishlistLineId?: number;
}

@InputType({ description: 'Lines to remove from the cart.' })
export class RemoveFromCartInput {
  @Field(() => [ID], { description: '1 to 500 line IDs. A line of a set removes the whole set.' })
  @IsId({ each: true })
  @FilledList()
  @RequiredList(maxItems)
  lineIds!: number[];
}

/** Stones to remove, regardless of the lines that contain them. */
class RemoveStonesInput {
  @IsId({ each: true })
  @FilledList()
  @RequiredList(maxItems)
  diamondIds!: number[];
}

const buyer = withoutTestKeys(withScope(signedIn, 'ORDERS_WRITE'));

/** Adds the available items to the cart. */
const add = async (ctx: RequestContext, { items }: AddToCartInput, isListed = false): Promise<BasketAddition> =>
  addItems(ctx, { table: CartItem, items, wishes: await readNamedItems(ctx, items), mustBeForSale: true, isListed });

/** Adds the items that can be added. Returns problems for the other items. */
export const addToCart = promptCommand(buyer, AddToCartInput, async (ctx, input) => {
  const change = await add(ctx, input, true);
  return { cart: await readCart(ctx, change), problems: change.problems };
});

/**
 * Adds all items or none, and returns their rows. Items remain on the wishlist until they are ordered. Throws
 * DIAMOND_NOT_FOUND or ITEM_NOT_FOUND naming the items, with status 409 for items that are not available.
 */
export const addAllToCart = promptCommand(buyer, AddAllToCartInput, async (ctx, input) => {
  const { rows, problems, offers } = await add(ctx, input);
  refuseProblems(problems, 'items');
  if (input.wishlistLineId) await checkWish(ctx, input.wishlistLineId, rows);
  return toPricedRows(ctx, rows, offers);
});

/** Checks that a wishlist line belongs to the caller and contains the added item. */
async function checkWish(ctx: RequestContext, wishlistLineId: number, rows: readonly BasketRow[]): Promise<void> {
  const wish = (await readNamedItems(ctx, [{ wishlistLineId }])).get(wishlistLineId);
  if (!wish)
    throw new AppError('ITEM_NOT_FOUND', {
      details: [{ path: 'wishlistLineId', message: 'is not on your wishlist' }],
      explanation: 'This item is no longer on your wishlist. Add the item itself to your cart.',
    });
  if (!rows.some((row) => keyOf(row) === keyOf(wish)))
    throw invalid('wishlistLineId', 'is a wishlist line for another item');
}

/** Removes the lines that exist. Returns problems for the other lines. */
export const removeFromCart = command(buyer, RemoveFromCartInput, async (ctx, { lineIds }) => {
  const { problems } = await removeItems(ctx, CartItem, 'id', lineIds);
  return { cart: await readCart(ctx), problems };
});

/** Removes all lines or none. Throws ITEM_NOT_FOUND naming the lines. */
export const removeAllFromCart = command(buyer, RemoveFromCartInput, async (ctx, { lineIds }) => {
  const { problems } = await removeItems(ctx, CartItem, 'id', lineIds);
  refuseProblems(problems, 'lineIds');
});

/** Removes all stones or none. Throws ITEM_NOT_FOUND naming the stones that are not in the cart. */
export const removeStonesFromCart = command(buyer, RemoveStonesInput, async (ctx, { diamondIds }) => {
  const { problems } = await removeItems(ctx, CartItem, 'diamondId', diamondIds);
  refuseProblems(problems, 'diamondIds');
});

/** Removes a line set. Throws ITEM_NOT_FOUND. */
export const removeSetFromCart = command(buyer, RemoveSetInput, (ctx, input) => removeSet(ctx, CartItem, input));

/**
 * Returns SQL for a user's rows as JSON for `basketRow`, in the order in which they were added. Locks the rows. A
 * concurrent order waits for the lock and then finds no rows.
 */
export const lockedCart = (em: EntityManager, userId: number) => lockedBasket(em, CartItem, userId);

/** Returns SQL that removes ordered rows from the cart. */
export const emptyCart = (rows: readonly BasketRow[]): RawBuilder<object> =>
  sql`delete from cart_item c where c.id = ${anyOf(rows.map(({ id }) => id))}`;
