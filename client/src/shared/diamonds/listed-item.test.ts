import type { DiamondRowFragment } from '../../graphql/generated/graphql';
import { listedItem, stonesOfItem } from './listed-item';

const stone = {
  __typename: 'Diamond',
  carats: 0.5,
  price: { __typename: 'Price', total: 500, perCarat: 1000, unit: 500 },
  discount: -10,
  parcelStones: 1,
  availability: 'FOR_SALE',
  status: 'AVAILABLE',
  isPair: false,
  set: null,
} as const;
const set: NonNullable<DiamondRowFragment['set']> = {
  __typename: 'DiamondSet',
  kind: 'LINE_SET',
  stones: 5,
  carats: 3,
  total: 6000,
  perCarat: 2000,
  discount: -22.5,
  availability: 'GONE',
  memberIds: [],
};

test('lists a set with its totals as one row', () => {
  expect(listedItem({ ...stone, set }, true)).toMatchObject({
    stones: 5,
    carats: 3,
    total: 6000,
    perCarat: 2000,
    discount: -22.5,
    availability: 'GONE',
    mark: 'Line set of 5',
  });
});

test('labels parcels, pairs and sets in a list of single stones', () => {
  expect(listedItem(stone, false).mark).toBeNull();
  expect(listedItem({ ...stone, parcelStones: 12 }, false)).toMatchObject({ stones: 12, mark: 'Parcel of 12' });
  expect(listedItem({ ...stone, set }, false)).toMatchObject({ total: 500, discount: -10, mark: 'In a line set of 5' });
  expect(listedItem({ ...stone, set: { ...set, kind: 'PAIR', stones: 2 } }, false).mark).toBe('In a pair');
});

test('adds both stones of a pair, but only one stone of a line set', () => {
  const half = { ...stone, id: '7', stockNumber: 'A-7', lineSet: null };
  const pair = { ...half, set: { ...set, kind: 'PAIR' as const, memberIds: ['5', '7'] } };
  expect(stonesOfItem(pair, true)).toEqual([{ id: '5', stockNumber: 'Matching stone of A-7', lineSet: null }, pair]);
  expect(stonesOfItem(pair, false)).toEqual([pair]);
  const lineSetStone = { ...half, lineSet: 'L', set };
  expect(stonesOfItem(lineSetStone, true)).toEqual([lineSetStone]);
});
