import { accessPages } from '../user-text';
import { accessPresets, accessText, inOrder, samePages } from './access-section';

test('describes an empty selection as access to all pages', () => {
  expect(accessText([])).toContain('all pages');
  expect(accessText(['WHITE', 'MELEE'])).toBe('This user sees only these diamond pages: White, Melee.');
});

test('compares selections regardless of their order', () => {
  expect(samePages(inOrder(['MELEE', 'WHITE', 'MELEE']), inOrder(['WHITE', 'MELEE']))).toBe(true);
  expect(samePages(inOrder(['WHITE']), inOrder([]))).toBe(false);
});

test('lists the pages of each preset in menu order', () => {
  for (const { pages } of accessPresets) {
    expect(inOrder(pages)).toEqual(pages);
  }
  expect(accessPresets.at(-1)?.pages).toHaveLength(accessPages.length - 1);
});
