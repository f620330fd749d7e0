import * as v from 'valibot';
import type { AdminOrderRecordFragment, BookedAddressFragment } from '../../../graphql/generated/graphql';
import { detailsOf, oneLine, sentDetails, storedAddressText, storedChoices } from './edited-details';

const booked: BookedAddressFragment = {
  __typename: 'Address',
  id: '7',
  isPrimary: false,
  isBilling: false,
  firstName: 'Ada',
  lastName: 'Byron',
  company: null,
  vatNumber: null,
  address: '1 Mill Lane',
  line2: null,
  postcode: '9000',
  city: 'Ghent',
  lines: ['Ada Byron', '1 Mill Lane', '9000 Ghent', 'Belgium'],
  federation: null,
  country: { __typename: 'Country', id: '56', name: 'Belgium' },
  phone: '+32 9',
  email: null,
  version: 1,
};
const storedAddress = {
  __typename: 'OrderAddress' as const,
  vatNumber: null,
  lines: ['Ada Byron', '1 Mill Lane', '9000 Ghent', 'Belgium'],
  phone: '+32 9',
  email: null,
};

test('formats an address in the address book and in the order identically, so that it appears as one choice', () => {
  const text = 'Ada Byron, 1 Mill Lane, 9000 Ghent, Belgium, +32 9';
  expect([oneLine(booked), storedAddressText(storedAddress)]).toEqual([text, text]);
  expect(storedChoices(storedAddressText(storedAddress), [booked])).toEqual([{ value: text, label: text }]);
  // The address was deleted from the address book, but is stored with the order.
  expect(storedChoices(storedAddressText(storedAddress), [])).toHaveLength(1);
  expect(storedChoices(storedAddressText(null), [])).toEqual([]);
});

test('sends only changed fields, with addresses by ID', () => {
  expect(sentDetails({ deliveryAddressId: oneLine(booked) }, [booked])).toEqual({ deliveryAddressId: '7' });
  expect(sentDetails({ billingAddressId: null, note: null }, [booked])).toEqual({ billingAddressId: null, note: null });
});

test('rejects an address that is in neither the order nor the address book', () => {
  const order: Pick<AdminOrderRecordFragment, 'deliveryAddress' | 'billingAddress'> = {
    deliveryAddress: storedAddress,
    billingAddress: null,
  };
  const typed = {
    reference: '',
    note: '',
    deliveryAddressId: storedAddressText(storedAddress),
    billingAddressId: 'Somewhere',
  };
  const read = v.safeParse(detailsOf(order, []), typed);
  expect(read.issues?.map((issue) => v.getDotPath(issue))).toEqual(['billingAddressId']);
  expect(v.is(detailsOf(order, []), { ...typed, billingAddressId: '' })).toBe(true);
});
