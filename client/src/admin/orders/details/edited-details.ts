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

/** Formats an address on one line. Uses the same format for the address book and for copies stored with orders. */
export const oneLine = (address: Parameters<typeof addressText>[0]): string =>
  addressText(address).replaceAll('\n', ', ');

/** Formats the address stored with an order. Returns an empty string if there is none. */
export function storedAddressText(address: OrderAddressPartsFragment | null): string {
  return address === null ? '' : oneLine(address);
}

/** Returns the buyer's addresses as choices, by address ID. */
export function addressChoices(book: readonly BookedAddressFragment[]): readonly Choice[] {
  return book.map((booked) => ({ value: booked.id, label: oneLine(booked) }));
}

/**
 * Returns the form values for an order's details. Addresses are identified by their text, because orders store no
 * address IDs.
 */
export function typedDetails({
  reference,
  note,
  deliveryAddress,
  billingAddress,
}: AdminOrderRecordFragment): TypedDetails {
  return {
    reference: reference ?? '',
    note: note ?? '',
    deliveryAddressId: storedAddressText(deliveryAddress),
    billingAddressId: storedAddressText(billingAddress),
  };
}

/**
 * Returns address choices by text: the address stored with the order, even if the buyer has deleted it, and the
 * address book.
 */
export function storedChoices(storedText: string, book: readonly BookedAddressFragment[]): readonly Choice[] {
  const texts = new Set([storedText, ...book.map(oneLine)].filter((text) => text !== ''));
  return [...texts].map((text) => ({ value: text, label: text }));
}

/**
 * Returns the form schema for the details of an existing order. Each address must be stored with the order or in the
 * address book.
 */
export function detailsOf(
  order: Pick<AdminOrderRecordFragment, 'deliveryAddress' | 'billingAddress'>,
  book: readonly BookedAddressFragment[],
) {
  const addressSchema = (storedAddress: OrderAddressPartsFragment | null) =>
    v.pipe(
      v.string(),
      v.check(
        (text) =>
          text === '' || storedChoices(storedAddressText(storedAddress), book).some(({ value }) => value === text),
        'The buyer has deleted this address. Choose another one',
      ),
      v.transform((text) => (text === '' ? null : text)),
    );
  return v.object({
    ...orderDetailsSchema.entries,
    deliveryAddressId: addressSchema(order.deliveryAddress),
    billingAddressId: addressSchema(order.billingAddress),
  });
}

/** Returns the changed details as mutation input. */
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
