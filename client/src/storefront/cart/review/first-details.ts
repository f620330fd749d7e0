import type { BookedAddressFragment } from '../../../graphql/generated/graphql';
import type { TypedDetails } from '../../../shared/orders/order-details';

/** What the form holds at first: the first address of the book for both, unless another one is for invoices. */
export function firstDetails(addresses: readonly BookedAddressFragment[]): TypedDetails {
  const primary = addresses.find(({ isPrimary }) => isPrimary) ?? addresses[0];
  const billing = addresses.find(({ isBilling }) => isBilling) ?? primary;
  return { reference: '', note: '', deliveryAddressId: primary?.id ?? '', billingAddressId: billing?.id ?? '' };
}
