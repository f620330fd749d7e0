import { isDeepStrictEqual } from 'node:util';
import { Field, ID, InputType } from 'type-graphql';
import { NoDamage, OptionalLine, OptionalText } from '../../../kernel/input/field-rules.ts';
import { IsOptionalId } from '../../../kernel/input/rules.ts';
import type { BookedAddress } from '../../accounts/users/index.ts';
import type { Order } from '../order.entity.ts';
import { addressFrom } from './order-address.ts';

@InputType({ description: 'What a buyer may say with an order besides what they want.' })
export abstract class OrderDetailsInput {
  @Field(() => String, {
    nullable: true,
    description: 'The buyer’s own number or word for the order: one line of at most 100 characters.',
  })
  @OptionalLine(100)
  reference?: string | null;

  @Field(() => String, { nullable: true, description: 'What the buyer asks of the house: at most 2,000 characters.' })
  @NoDamage()
  @OptionalText(2_000)
  note?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Where it goes: an address of the buyer’s book. Null: to their primary one.',
  })
  @IsOptionalId()
  deliveryAddressId?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Who gets the invoice: an address of the buyer’s book. Null: their primary one.',
  })
  @IsOptionalId()
  billingAddressId?: number | null;
}

/** Details of an order that its buyer gave. */
export type OrderDetails = Pick<Order, 'reference' | 'note' | 'deliveryAddress' | 'billingAddress'>;

/** Labels of the details. */
const words: Record<keyof OrderDetails, string> = {
  reference: 'reference',
  note: 'note',
  deliveryAddress: 'delivery address',
  billingAddress: 'invoice address',
};

/**
 * Reads the given details; omitted ones are undefined. Throws ADDRESS_NOT_FOUND for an address that is not in the
 * buyer's address book, naming it below `path`.
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

/** Returns the details that differ from the order. */
export const changedDetails = (order: OrderDetails, details: Partial<OrderDetails>): Partial<OrderDetails> =>
  Object.fromEntries(
    Object.entries(details).filter(([name, value]) => !isDeepStrictEqual(value, Reflect.get(order, name))),
  );

/** Formats the names of details: `reference, delivery address`. */
export const inWords = (details: Partial<OrderDetails>): string =>
  Object.entries(words)
    .flatMap(([name, word]) => (name in details ? [word] : []))
    .join(', ');
