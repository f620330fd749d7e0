import * as v from 'valibot';
import { orderDetailsSchema } from '../../../shared/orders/order-details';
import { firstDetails } from './use-order-form';

const address = (id: string, more: object = {}) => ({
  __typename: 'Address' as const,
  id,
  isPrimary: false,
  isBilling: false,
  firstName: 'Ruth',
  lastName: 'Amsel',
  company: null,
  vatNumber: null,
  address: 'Hoveniersstraat 2',
  line2: null,
  postcode: '2018',
  city: 'Antwerp',
  lines: ['Ruth Amsel', 'Hoveniersstraat 2', '2018 Antwerp', 'Belgium'],
  federation: null,
  country: { __typename: 'Country' as const, id: '56', name: 'Belgium' },
  phone: null,
  email: null,
  version: 1,
  ...more,
});

test('uses the primary address for delivery and the billing address for the invoice by default', () => {
  const plain = firstDetails([address('1'), address('2', { isPrimary: true })]);
  expect([plain.deliveryAddressId, plain.billingAddressId]).toEqual(['2', '2']);
  const details = firstDetails([address('1', { isPrimary: true }), address('2', { isBilling: true })]);
  expect([details.deliveryAddressId, details.billingAddressId]).toEqual(['1', '2']);
  expect(firstDetails([])).toEqual({ reference: '', note: '', deliveryAddressId: '', billingAddressId: '' });
});

test('omits empty fields', () => {
  const typed = { reference: ' PO-7 ', note: '  ', deliveryAddressId: '', billingAddressId: '5' };
  expect(v.parse(orderDetailsSchema, typed)).toEqual({
    reference: 'PO-7',
    note: null,
    deliveryAddressId: null,
    billingAddressId: '5',
  });
  expect(v.is(orderDetailsSchema, { ...typed, reference: 'x'.repeat(101) })).toBe(false);
});
