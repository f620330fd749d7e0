import { hasTemporaryFilters, temporaryFilters, withoutFilters } from './list-entry';

test('removes filters and page, and keeps sort, view and columns', () => {
  expect(withoutFilters('status=PAYMENT&q=anna&sort=-total&page=3&cols=number&cols=total&view=cards')).toBe(
    'sort=-total&view=cards&cols=number&cols=total',
  );
  expect(withoutFilters('')).toBe('');
});

test('recognizes links that set temporary filters', () => {
  expect(hasTemporaryFilters(temporaryFilters)).toBe(true);
  expect(hasTemporaryFilters(null)).toBe(false);
  expect(hasTemporaryFilters({ filters: 'kept' })).toBe(false);
});
