import * as v from 'valibot';
import { optionalTextUpTo } from '../../../forms/field-rules';
import type { OrderBuyerQuery } from '../../../graphql/generated/graphql';

const optionalId = v.pipe(
  v.string(),
  v.transform((id) => (id === '' ? null : id)),
);

/** What is said of an order besides its lines. */
export const orderDetails = v.object({
  reference: optionalTextUpTo(100),
  note: optionalTextUpTo(2_000),
  deliveryAddressId: optionalId,
  billingAddressId: optionalId,
});

export const noDetails = { reference: '', note: '', deliveryAddressId: '', billingAddressId: '' };

type Addresses = NonNullable<OrderBuyerQuery['user']>['addresses'];

/** The addresses of a buyer to choose from. */
export function addressChoices(addresses: Addresses) {
  return addresses.map(({ id, firstName, lastName, company, address, city, country }) => ({
    value: id,
    label: [`${firstName} ${lastName}`, company, address, city, country.name].filter(Boolean).join(', '),
  }));
}
