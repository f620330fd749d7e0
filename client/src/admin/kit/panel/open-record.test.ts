import { openRecordOf, withOpenRecord } from './open-record';

test('opening a record keeps the list as it is, closing it gives the same address back', () => {
  const list = '?role=AGENT&sort=-registered&page=3';
  const open = withOpenRecord(list, '17');
  expect(openRecordOf(open)).toBe('17');
  expect(new URLSearchParams(open).get('sort')).toBe('-registered');
  expect(withOpenRecord(open, null)).toBe(list);
});

test('a second record takes the place of the first', () => {
  expect(withOpenRecord(withOpenRecord('', '17'), '18')).toBe('?open=18');
});

test('nothing open leaves no parameter behind', () => {
  expect(openRecordOf('?page=2')).toBeNull();
  expect(withOpenRecord('?open=17', null)).toBe('');
});
