import type { TypedDetails } from '../../../catalogue/orders/order-details';
import type { BookedAddressFragment } from '../../../graphql/generated/graphql';

/** What the form holds at first: the first address of the book for both, unless another one is for invoices. */
export function firstDetails(addresses: readonly BookedAddressFragment[]): TypedDetails {
  const primary = addresses.find(({ isPrimary }) => isPrimary) ?? addresses[0];
  const billing = addresses.find(({ isBilling }) => isBilling) ?? primary;
  return { reference: '', note: '', deliveryAddressId: primary?.id ?? '', billingAddressId: billing?.id ?? '' };
}

/** An address in one line. */
export function addressText({ firstName, lastName, company, address, city, country }: BookedAddressFragment): string {
  return [`${firstName} ${lastName}`, company, address, city, country.name].filter(Boolean).join(', ');
}
