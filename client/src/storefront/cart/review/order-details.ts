import * as v from 'valibot';
import { optionalText, optionalTextUpTo } from '../../../forms/field-rules';
import type { BookedAddressFragment } from '../../../graphql/generated/graphql';

/** What a buyer may say with an order besides what they want. */
export const orderDetailsSchema = v.object({
  reference: optionalTextUpTo(100),
  note: optionalTextUpTo(2_000),
  deliveryAddressId: optionalText,
  billingAddressId: optionalText,
});

/** The same as it stands in the form. */
export type TypedDetails = v.InferInput<typeof orderDetailsSchema>;

/** The same, ready to be sent. */
export type OrderDetails = v.InferOutput<typeof orderDetailsSchema>;

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
