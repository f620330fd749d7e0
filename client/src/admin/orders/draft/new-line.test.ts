import type { StockHitFragment } from '../../../graphql/generated/graphql';
import { fitsTo, lineBeside, newLine, readLine, typedFieldsOf } from './new-line';

const commonFields = {
  availability: 'FOR_SALE' as const,
  sale: null,
  price: null,
  media: { __typename: 'Media' as const, images: [] },
};
const label = (text: string) => ({ __typename: 'Shape' as const, id: '1', label: text });

function stone(id: string, parcelStones = 1): StockHitFragment {
  return {
    ...commonFields,
    __typename: 'Diamond',
    id,
    kind: 'DIAMOND',
    stockNumber: `A-${id}`,
    carats: 1,
    lineSet: null,
    status: 'AVAILABLE',
    parcelStones,
    shape: label('Round'),
    color: null,
    clarity: null,
  };
}
const lot: StockHitFragment = {
  ...commonFields,
  __typename: 'MeleeLot',
  id: '7',
  kind: 'MELEE',
  stockNumber: 'ME-7',
  lotColor: 'WHITE',
  sizeFrom: null,
  sizeTo: null,
};
const setting: StockHitFragment = {
  ...commonFields,
  __typename: 'RingSetting',
  id: '3',
  kind: 'RING_SETTING',
  stockNumber: 'RS-3',
  name: 'Solitaire',
  style: null,
  material: null,
  colorOfGold: null,
};
const generic: StockHitFragment = {
  ...commonFields,
  __typename: 'GenericDiamond',
  id: '5',
  kind: 'GENERIC_DIAMOND',
  stockNumber: 'GD-5',
  caratsFrom: 1,
  caratsTo: 1,
  stoneShape: label('Round'),
  stoneColor: null,
  stoneClarity: null,
};

test('converts a stone line with the buyer’s price or with an entered price', () => {
  expect(readLine(newLine(stone('1')))).toEqual({ input: { item: { diamondId: '1' }, totalPrice: null } });
  expect(readLine({ ...newLine(stone('1')), price: ' 950,5 ' })).toMatchObject({ input: { totalPrice: 950.5 } });
  expect(readLine({ ...newLine(stone('1')), price: 'cheap' })).toEqual({ missing: expect.stringMatching(/price/) });
});

test('requires carats for a lot and a number of stones for a parcel', () => {
  expect(typedFieldsOf(newLine(lot))).toEqual(['carats', 'stones', 'price']);
  expect(readLine(newLine(lot))).toEqual({ missing: expect.stringMatching(/carats/) });
  expect(readLine({ ...newLine(lot), carats: '2.5', stones: '80' })).toMatchObject({
    input: { item: { melee: { meleeId: '7', carats: 2.5, numberOfStones: 80 } } },
  });
  const parcel = { ...newLine(stone('9', 10)), stones: '4', ringSize: ' 6½ ' };
  expect(readLine(parcel)).toMatchObject({
    input: { item: { parcel: { diamondId: '9', numberOfStones: 4, ringSize: '6½' } } },
  });
  expect(readLine({ ...parcel, stones: '' })).toEqual({ missing: expect.stringMatching(/stones/) });
});

test('combines a setting and a stone into a ring, in either order', () => {
  expect(readLine(newLine(setting))).toEqual({ missing: 'Choose the stone of the ring.' });
  expect(readLine({ ...newLine(setting), partner: stone('1'), ringSize: '6.5', engraving: 'For ever' })).toMatchObject({
    input: { item: { engagementRing: { ringSettingId: '3', diamondId: '1', ringSize: 6.5, engraving: 'For ever' } } },
  });
  expect(readLine({ ...newLine(generic), partner: setting })).toMatchObject({
    input: { item: { completedRing: { ringSettingId: '3', genericDiamondId: '5', ringSize: null } } },
  });
  expect([stone('1'), generic, setting, lot].map((item) => fitsTo(newLine(setting), item))).toEqual([
    ...[true, true, false, false],
  ]);
  expect([stone('1'), setting].map((item) => fitsTo(newLine(generic), item))).toEqual([false, true]);
});

test('adds an item only once, but allows several rings with the same setting', () => {
  expect(lineBeside(stone('1'), [newLine(stone('1'))])).toBeNull();
  const first = newLine(setting);
  const second = lineBeside(setting, [first]) ?? first;
  const third = lineBeside(setting, [first, second]) ?? first;
  expect(new Set([first.key, second.key, third.key]).size).toBe(3);
});
