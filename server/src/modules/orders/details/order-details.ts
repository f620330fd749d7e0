import { isDeepStrictEqual } from 'node:util';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { IsOptionalId } from '../../../kernel/input/rules.ts';
import { changedFields } from '../../../kernel/resources/derived-inputs.ts';
import type { AddressBookEntry } from '../../accounts/users/index.ts';
import { Order } from '../order.entity.ts';
import { addressFrom } from './order-address.ts';

/** Text fields of {@link Order} that the buyer enters. */
const texts = ['reference', 'note'] as const;

@InputType({ description: 'Details of an order other than its items.' })
export abstract class OrderDetailsInput extends changedFields(Order, texts) {
  @Field(() => ID, {
    nullable: true,
    description: "ID of the delivery address in the buyer's address book. If null, the primary address.",
  })
  @IsOptionalId()
  deliveryAddressId?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: "ID of the invoice address in the buyer's address book. If null, the primary address.",
  })
  @IsOptionalId()
  billingAddressId?: number | null;
}

export type OrderDetails = Pick<Order, (typeof texts)[number] | 'deliveryAddress' | 'billingAddress'>;

const labels: Record<keyof OrderDetails, string> = {
  reference: 'reference',
  note: 'note',
  deliveryAddress: 'delivery address',
  billingAddress: 'invoice address',
};

/**
 * Reads the details in the input. Omitted details are undefined. Throws ADDRESS_NOT_FOUND naming the field below
 * `path` for an address that is not in the buyer's address book.
 */
export function readDetails(
  { deliveryAddressId, billingAddressId, ...input }: OrderDetailsInput,
  book: readonly AddressBookEntry[],
  path = '',
): Partial<OrderDetails> {
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const addressWith = (id: number | null, name: string) => (id === null ? null : addressFrom(book, id, at(name)));
  return {
    ...Object.fromEntries(texts.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]]))),
    ...(deliveryAddressId !== undefined && {
      deliveryAddress: addressWith(deliveryAddressId, 'deliveryAddressId'),
    }),
    ...(billingAddressId !== undefined && { billingAddress: addressWith(billingAddressId, 'billingAddressId') }),
  };
}

/** Returns the requested details that differ from the order's current details. */
export const changedDetails = (order: OrderDetails, details: Partial<OrderDetails>): Partial<OrderDetails> =>
  Object.fromEntries(
    Object.entries(details).filter(([name, value]) => !isDeepStrictEqual(value, Reflect.get(order, name))),
  );

/** Formats the names of details: `reference, delivery address`. */
export const formatDetailNames = (details: Partial<OrderDetails>): string =>
  Object.entries(labels)
    .flatMap(([name, label]) => (name in details ? [label] : []))
    .join(', ');
