import { visibleStockGroups } from './stock-pages';

function hrefs(
  visitor: Parameters<typeof visibleStockGroups>[0],
  shownPages: ReadonlySet<string> | null = null,
): string[] {
  return visibleStockGroups(visitor, shownPages).flatMap(({ pages }) => pages.map(({ href }) => href));
}

test('shows anonymous and unrestricted users every page', () => {
  const groups = visibleStockGroups(null, null);
  expect(groups.map(({ title, pages }) => [title, pages.length])).toEqual([
    ['Diamonds', 11],
    ['Jewellery', 7],
    ['Rings', 4],
    ['Melee', 1],
  ]);
  expect(visibleStockGroups({ role: 'USER', accesses: [] }, null)).toEqual(groups);
});

test('shows restricted users only granted pages and pages that need no grant', () => {
  const links = hrefs({ role: 'USER', accesses: [{ page: 'MATCHING_PAIRS' }] });
  expect(links.filter((href) => href.startsWith('/diamonds/'))).toEqual([
    '/diamonds/matchingPairs',
    '/diamonds/studs',
    '/diamonds/memo',
    '/diamonds/parcels',
  ]);
  expect(links).toContain('/necklaces');
  expect(links).not.toContain('/melee');
  expect(hrefs({ role: 'USER', accesses: [{ page: 'MELEE' }] })).toContain('/melee');
});

test('omits hidden pages, and groups that have no pages', () => {
  const shownPages = new Set(['white', 'fancyshapes', 'melee', 'eternity-rings', 'admin_orders']);
  expect(hrefs(null, shownPages)).toEqual(['/diamonds/white', '/diamonds/fancyShapes', '/eternity-rings', '/melee']);
  expect(visibleStockGroups(null, shownPages).map(({ title }) => title)).toEqual(['Diamonds', 'Rings', 'Melee']);
});
