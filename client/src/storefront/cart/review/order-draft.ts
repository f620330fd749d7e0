import * as v from 'valibot';
import type { BookedAddressFragment } from '../../../graphql/generated/graphql';
import type { TypedDetails } from '../../../shared/orders/order-details';
import { clearTabStorage, readTabStorage, writeTabStorage } from '../../../ui/browser/tab-storage';
import { firstDetails } from './first-details';

const draftSchema = v.object({
  reference: v.string(),
  note: v.string(),
  deliveryAddressId: v.string(),
  billingAddressId: v.string(),
});

/** Of one buyer alone: somebody else may sign in to the same tab. */
const keyOf = (userId: string): string => `orderDetails:${userId}`;

/** Keeps what a buyer has entered for an order that is not placed yet. */
export function keepDraft(userId: string, typed: Partial<TypedDetails>): void {
  writeTabStorage(keyOf(userId), typed);
}

/** Forgets it, once the order is placed. */
export function forgetDraft(userId: string): void {
  clearTabStorage(keyOf(userId));
}

/** What the form begins with: what was entered before, as far as those addresses are still in the book. */
export function beginDetails(userId: string, addresses: readonly BookedAddressFragment[]): TypedDetails {
  const first = firstDetails(addresses);
  const draft = readTabStorage(keyOf(userId), draftSchema);
  if (draft === null) {
    return first;
  }
  const isBooked = (addressId: string) => addresses.some(({ id }) => id === addressId);
  return {
    ...draft,
    deliveryAddressId: isBooked(draft.deliveryAddressId) ? draft.deliveryAddressId : first.deliveryAddressId,
    billingAddressId: isBooked(draft.billingAddressId) ? draft.billingAddressId : first.billingAddressId,
  };
}
