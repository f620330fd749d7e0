import type { BasketRequest } from './basket-items';

/** Items that a visitor added to a list before signing in. */
interface PendingItems {
  readonly list: 'wishlist' | 'cart';
  readonly requests: readonly BasketRequest[];
}

let pending: PendingItems | null = null;

/** Keeps items until the visitor signs in. Those of an earlier click are replaced. */
export function keepItems(items: PendingItems): void {
  pending = items;
}

/** Returns the items once: they are not kept any longer. */
export function takePendingItems(): PendingItems | null {
  const items = pending;
  pending = null;
  return items;
}
