import { allStock, changedNames, changedTypes, changeEffectOn, isList } from './affected-queries';

const stone = (id: string) => ({
  __typename: 'Diamond',
  id,
  stockNumber: `S-${id}`,
  shape: { __typename: 'Shape', id: '1' },
});
const list = { diamonds: { __typename: 'DiamondPage', items: [stone('1'), stone('2')], total: 2 } };
const cart = {
  cart: { __typename: 'Cart', lines: [{ __typename: 'DiamondLine', id: '9', diamond: stone('2') }] },
};
const counts = { diamonds: { __typename: 'DiamondPage', facets: [{ __typename: 'OptionFacet', options: [] }] } };
const orders = { orders: { __typename: 'OrderPage', items: [{ __typename: 'Order', id: '2' }] } };

const changed = (...ids: string[]) => changedTypes({ stock: [{ kind: 'DIAMOND', ids }] });
const many = changedTypes({ stock: [{ kind: 'DIAMOND', ids: null }] });

test('distinguishes queries that show a changed item, queries that list or count items, and unaffected queries', () => {
  expect([list, cart, counts, orders].map((data) => changeEffectOn(data, changed('2')))).toEqual([
    'shows',
    'shows',
    'counts',
    null,
  ]);
  expect([list, cart, counts].map((data) => changeEffectOn(data, changed('3')))).toEqual(['lists', null, 'counts']);
  expect(changeEffectOn(undefined, changed('2'))).toBeNull();
  // Orders can have the same ID but are of a different type, so they are not affected.
  expect(changeEffectOn(orders, changed('2'))).toBeNull();
});

test('treats all queries for a type as affected if the event contains no IDs', () => {
  expect([list, cart, counts, orders].map((data) => changeEffectOn(data, many))).toEqual([
    'lists',
    'lists',
    'counts',
    null,
  ]);
  expect(changeEffectOn(cart, allStock)).toBe('lists');
  expect(changeEffectOn(orders, changedTypes({ stock: [], lists: ['ORDERS'] }))).toBe('lists');
});

test('treats a record in progress as affected if a list of its type has changed', () => {
  const run = { importRun: { __typename: 'ImportRun', id: '7', state: 'RUNNING' } };
  expect(changeEffectOn(run, changedTypes({ stock: [], lists: ['IMPORT_RUNS'] }))).toBe('follows');
  expect(changeEffectOn(run, changedTypes({ stock: [], lists: ['ORDERS'] }))).toBeNull();
  const order = (status: string) => ({ order: { __typename: 'Order', id: '7', timeline: [{ message: { status } }] } });
  const results = ['SENDING', 'SENT'].map((status) =>
    changeEffectOn(order(status), changedTypes({ stock: [], lists: ['ORDERS'] })),
  );
  expect(results).toEqual(['follows', 'lists']);
  const message = { contactMessage: { __typename: 'ContactMessage', id: '7' } };
  expect(changeEffectOn(message, changedTypes({ stock: [], lists: ['MESSAGES'] }))).toBe('lists');
});

test('treats queries for missing items as affected if items of that type have changed', () => {
  const missing = [
    { diamond: null },
    { ringDraft: { __typename: 'RingDraft', diamond: null } },
    { diamondVariants: [] },
    { bracelet: null },
  ];
  expect(missing.map((data) => changeEffectOn(data, changed('2')))).toEqual(['lists', 'lists', 'lists', null]);
});

test('returns the names of changed items: the title or the stock number', () => {
  expect([...changedNames(cart, changed('1', '2'))]).toEqual([['Diamond 2', 'S-2']]);
  expect([...changedNames(list, many)]).toEqual([]);
});

test('distinguishes a list page from a single item', () => {
  expect([list, counts, cart].map(isList)).toEqual([true, true, false]);
});
