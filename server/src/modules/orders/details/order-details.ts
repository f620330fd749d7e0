import { isDeepStrictEqual } from 'node:util';
import type { BookedAddress } from '../../accounts/users/index.ts';
import type { Order } from '../order.entity.ts';
import { addressFrom } from './address-snapshot.ts';
import type { OrderDetailsInput } from './order-details.input.ts';

/** What an order keeps of what its buyer said with it. */
export type OrderDetails = Pick<Order, 'reference' | 'note' | 'deliveryAddress' | 'billingAddress'>;

/** What people call each of them. */
const words: Record<keyof OrderDetails, string> = {
  reference: 'reference',
  note: 'note',
  deliveryAddress: 'delivery address',
  billingAddress: 'invoice address',
};

/**
 * What is said of an order. What is left out is undefined. Throws ADDRESS_NOT_FOUND for an address that is not of the
 * buyer's book. `path` is where the request says it.
 */
export function readDetails(
  { reference, note, deliveryAddressId, billingAddressId }: OrderDetailsInput,
  book: readonly BookedAddress[],
  path = '',
): Partial<OrderDetails> {
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const addressWith = (id: number | null, name: string) => (id === null ? null : addressFrom(book, id, at(name)));
  return {
    ...(reference !== undefined && { reference }),
    ...(note !== undefined && { note }),
    ...(deliveryAddressId !== undefined && {
      deliveryAddress: addressWith(deliveryAddressId, 'deliveryAddressId'),
    }),
    ...(billingAddressId !== undefined && { billingAddress: addressWith(billingAddressId, 'billingAddressId') }),
  };
}

/** Those of some details that an order does not have already. */
export const changedDetails = (order: OrderDetails, details: Partial<OrderDetails>): Partial<OrderDetails> =>
  Object.fromEntries(
    Object.entries(details).filter(([name, value]) => !isDeepStrictEqual(value, Reflect.get(order, name))),
  );

/** Details in words: `reference, delivery address`. */
export const inWords = (details: Partial<OrderDetails>): string =>
  Object.entries(words)
    .flatMap(([name, word]) => (name in details ? [word] : []))
    .join(', ');
