import { errorText } from '../../graphql/error-text';
import {
  useAddToCartMutation,
  useAddToWishlistMutation,
  useRemoveFromCartMutation,
  useRemoveFromWishlistMutation,
} from '../../graphql/generated/hooks';
import { formatCount } from '../../ui/numbers';
import { toaster } from '../../ui/toaster';
import { type BasketLine, subjectOf } from './line-kinds';

/** Which of the two lists. */
export type BasketName = 'wishlist' | 'cart';

const UNDO_TIME = 10_000;

/** Takes lines off a list; the notice that says so can put them back. Resolves to whether it was done. */
export function useLineRemoval(list: BasketName): (lines: readonly BasketLine[]) => Promise<boolean> {
  const [removeFromCart] = useRemoveFromCartMutation();
  const [removeFromWishlist] = useRemoveFromWishlistMutation();
  const [addToCart] = useAddToCartMutation({ refetchQueries: ['CartLines'] });
  const [addToWishlist] = useAddToWishlistMutation({ refetchQueries: ['WishlistLines'] });

  async function putBack(lines: readonly BasketLine[]): Promise<void> {
    const items = lines.flatMap((line) => subjectOf(line)?.item ?? []);
    const add = list === 'cart' ? addToCart : addToWishlist;
    try {
      await add({ variables: { input: { items } } });
    } catch (error) {
      toaster.error({ title: 'Not put back', description: errorText(error) });
    }
  }

  return async (lines) => {
    const remove = list === 'cart' ? removeFromCart : removeFromWishlist;
    try {
      await remove({ variables: { input: { lineIds: lines.map(({ id }) => id) } } });
    } catch (error) {
      toaster.error({ title: 'Nothing was removed', description: errorText(error) });
      return false;
    }
    const [first] = lines;
    const what = lines.length === 1 && first !== undefined ? first.description : `${formatCount(lines.length)} lines`;
    const canUndo = lines.some((line) => subjectOf(line) !== null);
    toaster.create({
      type: 'info',
      title: `${what} removed from your ${list}`,
      duration: UNDO_TIME,
      ...(canUndo && { action: { label: 'Undo', onClick: () => void putBack(lines) } }),
    });
    return true;
  };
}
