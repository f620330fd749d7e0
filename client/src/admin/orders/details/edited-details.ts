import * as v from 'valibot';
import type { Choice } from '../../../forms/select-field';
import type {
  AdminOrderRecordFragment,
  BookedAddressFragment,
  OrderAddressPartsFragment,
} from '../../../graphql/generated/graphql';
import { type OrderDetails, orderDetailsSchema, type TypedDetails } from '../../../shared/orders/order-details';
import { addressText } from '../../../site/addresses/address-fields';

export const noDetails = { reference: '', note: '', deliveryAddressId: '', billingAddressId: '' };

export const detailLabels = {
  reference: 'Reference',
  note: 'Note',
  deliveryAddressId: 'Delivery address',
  billingAddressId: 'Invoice address',
} as const;

/** Returns an address on one line: the same for the buyer's address book and for the copy that an order keeps. */
export const oneLine = (address: Parameters<typeof addressText>[0]): string =>
  addressText(address).replaceAll('\n', ', ');

/** Returns the text of an address that an order keeps; empty if there is none. */
export function keptText(kept: OrderAddressPartsFragment | null): string {
  return kept === null ? '' : oneLine(kept);
}

/** The addresses of a buyer to choose from, by their ids. */
export function addressChoices(book: readonly BookedAddressFragment[]): readonly Choice[] {
  return book.map((booked) => ({ value: booked.id, label: oneLine(booked) }));
}

/** What an order says besides its lines, as a form holds it: an address is its words, since an order keeps no more of it. */
export function typedDetails({
  reference,
  note,
  deliveryAddress,
  billingAddress,
}: AdminOrderRecordFragment): TypedDetails {
  return {
    reference: reference ?? '',
    note: note ?? '',
    deliveryAddressId: keptText(deliveryAddress),
    billingAddressId: keptText(billingAddress),
  };
}

/** The addresses to choose from by their words: the one that the order keeps, whether the book still has it or not, and the book. */
export function keptChoices(kept: string, book: readonly BookedAddressFragment[]): readonly Choice[] {
  const texts = new Set([kept, ...book.map(oneLine)].filter((text) => text !== ''));
  return [...texts].map((text) => ({ value: text, label: text }));
}

/** The rules of the details of an order that exists: its addresses are those that it keeps, or of the buyer's book. */
export function detailsOf(
  order: Pick<AdminOrderRecordFragment, 'deliveryAddress' | 'billingAddress'>,
  book: readonly BookedAddressFragment[],
) {
  const known = (kept: OrderAddressPartsFragment | null) =>
    v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || keptChoices(keptText(kept), book).some(({ value }) => value === text),
        'The buyer has deleted this address. Choose another one',
      ),
      v.transform((text) => (text === '' ? null : text)),
    );
  return v.object({
    ...orderDetailsSchema.entries,
    deliveryAddressId: known(order.deliveryAddress),
    billingAddressId: known(order.billingAddress),
  });
}

/** Changed details as the server takes them. */
export function sentDetails(
  { deliveryAddressId, billingAddressId, ...texts }: Partial<OrderDetails>,
  book: readonly BookedAddressFragment[],
) {
  const idOf = (text: string | null) => (text === null ? null : book.find((booked) => oneLine(booked) === text)?.id);
  return {
    ...texts,
    ...(deliveryAddressId !== undefined && { deliveryAddressId: idOf(deliveryAddressId) }),
    ...(billingAddressId !== undefined && { billingAddressId: idOf(billingAddressId) }),
  };
}
