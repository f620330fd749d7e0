import { refuseProblems } from '../../kernel/errors/problem.ts';
import { Field, ID, InputType } from '../../kernel/graphql.ts';
import { FilledList, RequiredList, RequiredObjects } from '../../kernel/input/list-rules.ts';
import { IsId } from '../../kernel/input/rules.ts';
import { signedIn } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { command, promptCommand } from '../../kernel/use-cases/use-case.ts';
import { anyOf } from '../../platform/database/statements/statements.ts';
import { addItems, type BasketAddition, RemoveSetInput, removeItems, removeSet } from '../selling/basket/index.ts';
import { BasketItemInput, maxItems } from '../selling/items/index.ts';
import { conditionsOn } from './database.ts';
import { readWishes } from './list-wishlists.ts';
import { readNamedItems, readWishlist } from './read-wishlist.ts';
import { WishlistItem } from './wishlist-item.entity.ts';

@InputType({ description: 'Input for `addToWishlist`.' })
export class AddToWishlistInput {
  @Field(() => [BasketItemInput], { description: '1 to 500 items to add. Items already on the list count as added.' })
  @FilledList()
  @RequiredObjects(() => BasketItemInput, maxItems)
  items!: BasketItemInput[];
}

@InputType({ description: 'Input for `removeFromWishlist`.' })
export class RemoveFromWishlistInput {
  @Field(() => [ID], { description: 'IDs of 1 to 500 lines to remove. A line of a set removes the whole set.' })
  @IsId({ each: true })
  @FilledList()
  @RequiredList(maxItems)
  lineIds!: number[];
}

const wish = conditionsOn('wishlist_item', 'w');

/** Adds items to the wishlist, even if they are not available. */
const add = async (ctx: RequestContext, { items }: AddToWishlistInput, isListed = false): Promise<BasketAddition> =>
  addItems(ctx, {
    table: WishlistItem,
    items,
    wishes: await readNamedItems(ctx, items),
    mustBeForSale: false,
    isListed,
  });

/** Adds the items that can be added. Returns problems for all others. */
export const addToWishlist = promptCommand(signedIn, AddToWishlistInput, async (ctx, input) => {
  const change = await add(ctx, input, true);
  return { wishlist: await readWishlist(ctx, change), problems: change.problems };
});

/**
 * Adds either all items or none. Returns their wishlist rows. Throws DIAMOND_NOT_FOUND or ITEM_NOT_FOUND with the
 * affected items.
 */
export const addAllToWishlist = promptCommand(signedIn, AddToWishlistInput, async (ctx, input) => {
  const { rows, problems } = await add(ctx, input);
  refuseProblems(problems, 'items');
  const wishes = await readWishes(ctx.em, wish('w.id', '=', anyOf(rows.map(({ id }) => id))));
  const byId = new Map(wishes.map((saved) => [saved.id, saved]));
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
});

/** Removes the lines that exist. Returns problems for all others. */
export const removeFromWishlist = command(signedIn, RemoveFromWishlistInput, async (ctx, { lineIds }) => {
  const { problems } = await removeItems(ctx, WishlistItem, 'id', lineIds);
  return { wishlist: await readWishlist(ctx), problems };
});

/** Removes either all lines or none. Throws ITEM_NOT_FOUND with the affected lines. */
export const removeAllFromWishlist = command(signedIn, RemoveFromWishlistInput, async (ctx, { lineIds }) => {
  const { problems } = await removeItems(ctx, WishlistItem, 'id', lineIds);
  refuseProblems(problems, 'lineIds');
});

/** Removes a line set from the wishlist. Throws ITEM_NOT_FOUND. */
export const removeSetFromWishlist = command(signedIn, RemoveSetInput, (ctx, input) =>
  removeSet(ctx, WishlistItem, input),
);
