import { accessPages } from '../user-text';
import { accessPresets, accessText, inOrder, samePages } from './pages';

test('no page means every page', () => {
  expect(accessText([])).toContain('every page');
  expect(accessText(['WHITE', 'MELEE'])).toBe('They see White, Melee, and no other page of stones.');
});

test('choices are compared whatever order they were made in', () => {
  expect(samePages(inOrder(['MELEE', 'WHITE', 'MELEE']), inOrder(['WHITE', 'MELEE']))).toBe(true);
  expect(samePages(inOrder(['WHITE']), inOrder([]))).toBe(false);
});

test('presets are in the order of the menu, so that the one in use can be told', () => {
  for (const { pages } of accessPresets) {
    expect(inOrder(pages)).toEqual(pages);
  }
  expect(accessPresets.at(-1)?.pages).toHaveLength(accessPages.length - 1);
});
