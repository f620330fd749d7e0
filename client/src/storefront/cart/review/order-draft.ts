import * as v from 'valibot';
import type { TypedDetails } from '../../../catalogue/orders/order-details';
import type { BookedAddressFragment } from '../../../graphql/generated/graphql';
import { forgetInTab, keepInTab, keptInTab } from '../../../ui/browser/kept-in-tab';
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
  keepInTab(keyOf(userId), typed);
}

/** Forgets it, once the order is placed. */
export function forgetDraft(userId: string): void {
  forgetInTab(keyOf(userId));
}

/** What the form begins with: what was entered before, as far as those addresses are still in the book. */
export function beginDetails(userId: string, addresses: readonly BookedAddressFragment[]): TypedDetails {
  const first = firstDetails(addresses);
  const draft = keptInTab(keyOf(userId), draftSchema);
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
