import { useMutation, useQuery } from '@apollo/client/react';
import { errorText } from '../../graphql/error-text';
import {
  AddToCartDocument,
  AddToWishlistDocument,
  BasketContentsDocument,
  type BasketItemInput,
  type BasketProblemFragment,
  RemoveFromCartDocument,
  RemoveFromWishlistDocument,
} from '../../graphql/generated/graphql';
import { formatCount } from '../../ui/numbers';
import { toaster } from '../../ui/toaster';
import { problemTexts } from './basket-items';
import { type BasketLine, subjectOf } from './line-kinds';
import { parcelItem } from './parcel-price';

export type BasketName = 'wishlist' | 'cart';

const UNDO_TIME = 10_000;

/** Basket line, and the input that adds it again. */
interface MovableLine {
  readonly line: BasketLine;
  readonly item: BasketItemInput;
}

function movable(lines: readonly BasketLine[]): readonly MovableLine[] {
  return lines.flatMap((line) => {
    const item = subjectOf(line)?.item;
    return item === undefined ? [] : [{ line, item }];
  });
}

function nameOf(lines: readonly BasketLine[]): string {
  const [first] = lines;
  return lines.length === 1 && first !== undefined ? first.description : `${formatCount(lines.length)} lines`;
}

/** Shows a success notice with an undo button. */
function showNotice(title: string, undo: (() => Promise<void>) | null, problems: readonly string[] = []): void {
  toaster.create({
    type: problems.length === 0 ? 'info' : 'warning',
    title,
    description: problems.join(' ') || undefined,
    duration: UNDO_TIME,
    ...(undo !== null && {
      action: {
        label: 'Undo',
        onClick: () => {
          undo().catch((error: unknown) => toaster.error({ title: 'Could not undo', description: errorText(error) }));
        },
      },
    }),
  });
}

/** Returns the error messages of rejected items. */
const refusals = (problems: readonly BasketProblemFragment[] | undefined, requests: readonly MovableLine[]) =>
  problemTexts(
    problems ?? [],
    requests.map(({ line, item }) => ({ item, name: line.description })),
  );

/** Actions that remove lines or move them between wishlist and cart. Each action shows a notice with an undo button. */
export interface LineMoves {
  /** Removes lines. Resolves to true if they were removed. */
  readonly remove: (list: BasketName, lines: readonly BasketLine[]) => Promise<boolean>;
  /** Adds wishlist lines to the cart. They stay on the wishlist until they are ordered. */
  readonly wishesToCart: (lines: readonly BasketLine[]) => Promise<boolean>;
  /** Moves cart lines to the wishlist. Resolves to true if all were moved. */
  readonly cartToWishlist: (lines: readonly BasketLine[]) => Promise<boolean>;
  /** Changes the number of stones in a parcel line. Shows a notice only if the change fails. */
  readonly setStones: (list: BasketName, line: ParcelLine, stones: number) => Promise<boolean>;
}

type ParcelLine = Extract<BasketLine, { __typename: 'ParcelLine' }>;

/** Returns the line actions of the signed-in user. */
export function useLineMoves(): LineMoves {
  const { data: baskets } = useQuery(BasketContentsDocument);
  const [removeFromCart] = useMutation(RemoveFromCartDocument);
  const [removeFromWishlist] = useMutation(RemoveFromWishlistDocument);
  const [addToCart] = useMutation(AddToCartDocument, { refetchQueries: ['CartLines'] });
  const [addToWishlist] = useMutation(AddToWishlistDocument, { refetchQueries: ['WishlistLines'] });

  const removeLines = (list: BasketName, lineIds: readonly string[]) => {
    const variables = { input: { lineIds: [...lineIds] } };
    return list === 'cart' ? removeFromCart({ variables }) : removeFromWishlist({ variables });
  };

  /** Adds items to the cart or wishlist. Returns the rejected items and the new lines. */
  async function addItems(list: BasketName, items: readonly BasketItemInput[]) {
    const before = new Set((baskets?.[list]?.lines ?? []).map(({ id }) => id));
    const variables = { input: { items: [...items] } };
    const result =
      list === 'cart'
        ? (await addToCart({ variables })).data?.addToCart
        : (await addToWishlist({ variables })).data?.addToWishlist;
    const lines = (result != null && 'cart' in result ? result.cart.lines : result?.wishlist.lines) ?? [];
    return { problems: result?.problems, newIds: lines.map(({ id }) => id).filter((id) => !before.has(id)) };
  }

  async function restoreItems(list: BasketName, lines: readonly MovableLine[]): Promise<void> {
    const { problems } = await addItems(
      list,
      lines.map(({ item }) => item),
    );
    const errors = refusals(problems, lines);
    if (errors.length > 0) {
      toaster.error({ title: 'Some items could not be restored', description: errors.join(' ') });
    }
  }

  /** Runs an action and shows a notice if it fails. Resolves to true if it succeeded. */
  async function attempt(run: () => Promise<boolean>): Promise<boolean> {
    try {
      return await run();
    } catch (error) {
      toaster.error({ title: 'Your list could not be changed', description: errorText(error) });
      return false;
    }
  }

  return {
    remove: (list, lines) =>
      attempt(async () => {
        await removeLines(
          list,
          lines.map(({ id }) => id),
        );
        const back = movable(lines);
        showNotice(
          `${nameOf(lines)} removed from your ${list}`,
          back.length === 0 ? null : () => restoreItems(list, back),
        );
        return true;
      }),
    setStones: (list, line, stones) =>
      attempt(async () => {
        const item = line.diamond && parcelItem(line.diamond, stones, line.ringSize);
        const { problems } = item === null ? { problems: [] } : await addItems(list, [item]);
        const errors = problemTexts(problems ?? [], []);
        if (errors.length > 0) {
          toaster.error({ title: 'Quantity not changed', description: errors.join(' ') });
        }
        return errors.length === 0;
      }),
    wishesToCart: (lines) =>
      attempt(async () => {
        const requests = lines.map((line) => ({ line, item: { wishlistLineId: line.id } }));
        const { problems, newIds } = await addItems(
          'cart',
          requests.map(({ item }) => item),
        );
        const errors = refusals(problems, requests);
        const added = lines.length - errors.length;
        showNotice(
          errors.length === 0
            ? `${nameOf(lines)} added to your cart`
            : `${formatCount(added)} of ${formatCount(lines.length)} added to your cart`,
          newIds.length === 0 ? null : async () => void (await removeLines('cart', newIds)),
          errors,
        );
        return errors.length === 0;
      }),
    cartToWishlist: (lines) =>
      attempt(async () => {
        const requests = movable(lines);
        const { problems, newIds } = await addItems(
          'wishlist',
          requests.map(({ item }) => item),
        );
        const rejected = new Set((problems ?? []).map(({ index }) => index));
        const moved = requests.filter((_, index) => !rejected.has(index));
        if (moved.length > 0) {
          await removeLines(
            'cart',
            moved.map(({ line }) => line.id),
          );
        }
        const undo = async () => {
          await restoreItems('cart', moved);
          if (newIds.length > 0) {
            await removeLines('wishlist', newIds);
          }
        };
        const isAll = moved.length === lines.length;
        showNotice(
          isAll
            ? `${nameOf(lines)} moved to your wishlist`
            : `${formatCount(moved.length)} of ${formatCount(lines.length)} moved to your wishlist`,
          moved.length === 0 ? null : undo,
          refusals(problems, requests),
        );
        return isAll;
      }),
  };
}
