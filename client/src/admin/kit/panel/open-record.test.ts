import { namedItemsOf, openRecordOf, openTabOf, withItemsFor, withOpenRecord, withOpenTab } from './open-record';

test('opens a record without changing the list state, and restores the URL on close', () => {
  const list = '?role=AGENT&sort=-registered&page=3';
  const open = withOpenRecord(list, '17');
  expect(openRecordOf(open)).toBe('17');
  expect(new URLSearchParams(open).get('sort')).toBe('-registered');
  expect(withOpenRecord(open, null)).toBe(list);
});

test('replaces the open record when another one is opened', () => {
  expect(withOpenRecord(withOpenRecord('', '17'), '18')).toBe('?open=18');
});

test("removes all of the panel's URL parameters on close", () => {
  expect(openRecordOf('?page=2')).toBeNull();
  expect(withOpenRecord('?open=17', null)).toBe('');
});

test('keeps the tab when another record is opened, and removes the tab from the URL on close', () => {
  expect(openTabOf('?open=5&tab=prices')).toBe('prices');
  expect(withOpenTab('?q=levi&open=5', 'prices')).toBe('?q=levi&open=5&tab=prices');
  expect(withOpenTab('?open=5&tab=prices', null)).toBe('?open=5');
  expect(withOpenRecord('?q=levi&open=5&tab=prices', '6')).toBe('?q=levi&open=6&tab=prices');
  expect(withOpenRecord('?q=levi&open=5&tab=prices', null)).toBe('?q=levi');
});

test('reads the items to add to an order from the URL, and removes them when the record changes', () => {
  const items = { kind: 'DIAMOND', stockNumbers: ['A,1', 'B&2'] };
  const search = withItemsFor('new', items);
  expect(openRecordOf(search)).toBe('new');
  expect(namedItemsOf(search)).toEqual(items);
  expect(withOpenRecord(search, '7')).toBe('?open=7');
  expect(namedItemsOf('?open=new')).toBeNull();
});
