import type { PaletteMatchesQuery } from '../../../graphql/generated/graphql';
import { paletteEntries, screenEntries, searchedText } from './palette-entries';

const buyer = (name: string) => ({ __typename: 'OrderBuyer' as const, name });
const order = (id: string, name: string) => ({
  __typename: 'Order' as const,
  id,
  documentKind: 'PROFORMA' as const,
  buyer: buyer(name),
  totalPrice: 1_200,
});
const matches: PaletteMatchesQuery = {
  __typename: 'Query',
  users: {
    __typename: 'UserPage',
    items: [{ __typename: 'User', id: '7', displayName: 'Anna Stone', email: 'anna@example.com' }],
  },
  orders: { __typename: 'OrderPage', items: [order('1042', 'Anna Stone'), order('7', 'Ben Mill')] },
  searchStock: { __typename: 'StockSearchResult', items: [] },
};
const labels = (text: string) => paletteEntries(text, matches).map(({ label, group }) => `${group}: ${label}`);

test('finds screens by the first letters of the words in their names, in any order', () => {
  expect(screenEntries('ord').map(({ label }) => label)).toContain('Orders');
  expect(screenEntries('hist imp').map(({ label }) => label)).toEqual(['Import history']);
  expect(screenEntries('rders')).toEqual([]);
});

test('lists all screens in the menu if the text is empty', () => {
  expect(screenEntries('').map(({ label }) => label)).toEqual(expect.arrayContaining(['Dashboard', 'Diamonds']));
});

test('lists exact matches first', () => {
  expect(labels('#1042')[0]).toBe('Exact match: Order #1042');
  expect(labels('ANNA@example.com')[0]).toBe('Exact match: Anna Stone');
  expect(labels('anna')).toEqual(['Orders: Order #1042', 'Orders: Order #7', 'Users: Anna Stone']);
});

test('opens an order next to the order list', () => {
  expect(paletteEntries('1042', matches)[0]?.href).toBe('/admin/orders?open=1042&page=1');
});

test("offers actions for creating records, and for opening an order's document by number", () => {
  expect(labels('new dia')).toContain('Actions: New diamond');
  expect(paletteEntries('new diamond', undefined)[0]).toMatchObject({ href: '/admin/diamonds?open=new&page=1' });
  const [invoice] = paletteEntries('invoice 1042', matches);
  expect(invoice).toMatchObject({ label: 'Proforma of order #1042', paperOf: '1042' });
  expect(searchedText('invoice 22')).toBe('22');
  expect(searchedText('order #22')).toBe('22');
  expect(searchedText('dia 22')).toBe('dia 22');
});

test('lists the order whose number equals the text first', () => {
  const withOrder = { ...matches, order: { __typename: 'OrderPage' as const, items: [order('7', 'Ben Mill')] } };
  expect(paletteEntries('7', withOrder)[0]?.label).toBe('Order #7');
});
