import { changedOf, differencesOf, isSame } from './use-versioned-form';

test('compares lists and objects by value', () => {
  const people = () => [{ name: 'Ada', image: '/media/a.webp' }];
  expect(isSame(people(), people())).toBe(true);
  expect(isSame(people(), [{ name: 'Ada', image: null }])).toBe(false);
  expect(isSame(people(), [])).toBe(false);
  expect(isSame([1, 2], [2, 1])).toBe(false);
});

test('compares files by object identity', () => {
  const file = new File(['a'], 'a.png');
  expect(isSame(file, file)).toBe(true);
  expect(isSame(file, new File(['a'], 'a.png'))).toBe(false);
});

test("reports fields that another user has changed to a value different from the form's value", () => {
  const before = { phone: '1', fax: '1', email: 'a', city: 'A' };
  const now = { phone: '2', fax: '2', email: 'a', city: 'B' };
  const mine = { phone: '3', fax: '1', email: 'b', city: 'B' };
  expect(differencesOf(['phone', 'fax', 'email', 'city'], { before, now, mine })).toEqual([
    { field: 'phone', before: '1', now: '2', mine: '3' },
    { field: 'fax', before: '1', now: '2', mine: '1' },
  ]);
});

test('sends only changed fields, including fields that were cleared', () => {
  expect(changedOf({ phone: null, fax: '1', email: undefined }, ['phone', 'email'])).toEqual({ phone: null });
});
