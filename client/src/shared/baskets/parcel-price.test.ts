import { parcelTotal, parcelTotalText, typedStones } from './parcel-price';

const parcel = { id: '1', stockNumber: 'PA-1', parcelStones: 7, price: { total: 300.15, unit: 42.88 } };

test('prices the whole parcel at its total, and part of a parcel by the stone', () => {
  expect([7, 3, 1].map((stones) => parcelTotal(stones, parcel))).toEqual([300.15, 128.64, 42.88]);
  expect(parcelTotal(7, { ...parcel, price: null })).toBeNull();
});

test('formats one stone, several stones and the whole parcel', () => {
  expect([1, 2, 7].map((stones) => parcelTotalText(stones, parcel).split(':')[0])).toEqual([
    '1 stone',
    '2 stones',
    'Whole parcel',
  ]);
});

test('accepts whole numbers up to the number of stones in the parcel', () => {
  expect(['1', ' 7 ', '0', '8', '1.5', '', 'x'].map((text) => typedStones(text, parcel))).toEqual([
    ...[1, 7, null, null, null, null, null],
  ]);
});
