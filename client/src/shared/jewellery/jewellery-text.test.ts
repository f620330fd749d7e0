import { pieceTitle, shapeOfCut, stonesText } from './jewellery-text';
import { metalText } from './metal-text';

test('formats a metal without repeated words', () => {
  expect(metalText({ material: 'Gold', karatGold: '18K', colorOfGold: 'Rose' })).toBe('18K Rose Gold');
  expect(metalText({ material: '18K Gold', colorOfGold: 'White' })).toBe('18K White Gold');
  expect(metalText({ material: '18K White Gold', karatGold: '18K', colorOfGold: 'White' })).toBe('18K White Gold');
  expect(metalText({ material: 'Platinum' })).toBe('Platinum');
  expect(metalText({ karatGold: '14K', colorOfGold: 'Yellow' })).toBe('14K Yellow Gold');
  expect(metalText({ material: null })).toBeNull();
});

test('formats stones with their number and weight, if known', () => {
  expect(stonesText({ type: 'Sapphire', number: 1, carats: 2.414 })).toBe('Sapphire, 2.41 ct');
  expect(stonesText({ type: 'Pearl', number: 49, carats: null })).toBe('49 × Pearl');
  expect(stonesText({ type: null, number: 2, carats: 1 })).toBeNull();
  expect(stonesText(null)).toBeNull();
});

test('uses type and stock number as the title of a piece without a title', () => {
  expect(pieceTitle({ title: null, type: 'BROOCH', stockNumber: 'J-1' })).toBe('Brooch J-1');
});

test.each([
  ['Old Mine', '1'],
  ['Oval cabochon', '8'],
  ['Emerald', '5'],
  ['Trillion', '12'],
  [null, '1'],
])('draws stones with the cut %s as the shape %s', (cut, shape) => {
  expect(shapeOfCut(cut)).toBe(shape);
});
