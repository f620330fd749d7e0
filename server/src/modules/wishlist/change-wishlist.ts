import { refuseProblems } from '../../kernel/errors/problem.ts';
import { signedIn } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { command, promptCommand } from '../../kernel/use-cases/use-case.ts';
import { anyOf } from '../../platform/database/statements/statements.ts';
import { addItems, type BasketAddition, RemoveSetInput, removeItems, removeSet } from '../selling/basket/index.ts';
import { conditionsOn } from './database.ts';
import { readWishlist, wishesOf } from './read-wishlist.ts';
import { readWishes } from './wish-row.ts';
import { AddToWishlistInput, RemoveFromWishlistInput } from './wishlist.inputs.ts';
import { WishlistItem } from './wishlist-item.entity.ts';

const wish = conditionsOn('wishlist_item', 'w');

/** One may wish for what somebody else has at the moment. */
const add = async (ctx: RequestContext, { items }: AddToWishlistInput, isListed = false): Promise<BasketAddition> =>
  addItems(ctx, { table: WishlistItem, items, wishes: await wishesOf(ctx, items), mustBeForSale: false, isListed });

/** Adds what can be added, and says what cannot. */
export const addToWishlist = promptCommand(signedIn, AddToWishlistInput, async (ctx, input) => {
  const added = await add(ctx, input, true);
  return { wishlist: await readWishlist(ctx, added), problems: added.problems };
});

/** Adds everything or nothing. Throws DIAMOND_NOT_FOUND or ITEM_NOT_FOUND naming the items. Answers the wishes. */
export const addAllToWishlist = promptCommand(signedIn, AddToWishlistInput, async (ctx, input) => {
  const { rows, problems } = await add(ctx, input);
  refuseProblems(problems, 'items');
  const wishes = await readWishes(ctx.em, wish('w.id', '=', anyOf(rows.map(({ id }) => id))));
  const byId = new Map(wishes.map((made) => [made.id, made]));
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
});

/** Removes what is there, and says what is not. */
export const removeFromWishlist = command(signedIn, RemoveFromWishlistInput, async (ctx, { lineIds }) => {
  const { problems } = await removeItems(ctx, WishlistItem, 'id', lineIds);
  return { wishlist: await readWishlist(ctx), problems };
});

/** Removes everything or nothing. Throws ITEM_NOT_FOUND naming the lines. */
export const removeAllFromWishlist = command(signedIn, RemoveFromWishlistInput, async (ctx, { lineIds }) => {
  const { problems } = await removeItems(ctx, WishlistItem, 'id', lineIds);
  refuseProblems(problems, 'lineIds');
});

/** Removes a line set. Throws ITEM_NOT_FOUND. */
export const removeSetFromWishlist = command(signedIn, RemoveSetInput, (ctx, input) =>
  removeSet(ctx, WishlistItem, input),
);
