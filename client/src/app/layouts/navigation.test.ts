import { visibleDiamondPages } from './navigation';

function keys(visitor: Parameters<typeof visibleDiamondPages>[0]): string[] {
  return visibleDiamondPages(visitor).map(({ key }) => key);
}

test('strangers and unrestricted users see every diamond page', () => {
  expect(keys(null)).toHaveLength(11);
  expect(keys({ role: 'USER', accesses: [] })).toHaveLength(11);
});

test('a restricted user sees the pages of their access rows and those that need none', () => {
  expect(keys({ role: 'USER', accesses: [{ page: 'MATCHING_PAIRS' }] })).toEqual([
    'matchingPairs',
    'studs',
    'memo',
    'parcels',
  ]);
});
