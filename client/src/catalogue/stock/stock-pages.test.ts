import { visibleStockPages } from './stock-pages';

function hrefs(visitor: Parameters<typeof visibleStockPages>[0], shown: ReadonlySet<string> | null = null): string[] {
  return visibleStockPages(visitor, shown).map(({ href }) => href);
}

test('strangers and unrestricted users see every page of diamonds, and melee', () => {
  expect(hrefs(null)).toHaveLength(12);
  expect(hrefs({ role: 'USER', accesses: [] })).toHaveLength(12);
});

test('a restricted user sees the pages of their access rows and those that need none', () => {
  expect(hrefs({ role: 'USER', accesses: [{ page: 'MATCHING_PAIRS' }] })).toEqual([
    '/diamonds/matchingPairs',
    '/diamonds/studs',
    '/diamonds/memo',
    '/diamonds/parcels',
  ]);
  expect(hrefs({ role: 'USER', accesses: [{ page: 'MELEE' }] })).toContain('/melee');
});

test('nobody is led to a page that the house does not show', () => {
  expect(hrefs(null, new Set(['white', 'fancyshapes', 'melee', 'admin_orders']))).toEqual([
    '/diamonds/white',
    '/diamonds/fancyShapes',
    '/melee',
  ]);
});
