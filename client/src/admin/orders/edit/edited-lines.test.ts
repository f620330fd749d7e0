import { changeOf, changesOf, editsOf, linesWith, noEdits, type OrderLine, typedLine, wrongIn } from './edited-lines';

function line(id: string, more: Partial<OrderLine> = {}): OrderLine {
  return {
    __typename: 'OrderLine',
    id,
    kind: 'BRACELET',
    itemId: '1',
    stockNumber: `BR-${id}`,
    lineSet: null,
    description: `BR-${id}`,
    numberOfStones: null,
    ringSize: null,
    carats: null,
    price: { __typename: 'Price', total: 100, perCarat: null },
    imageUrl: null,
    report: null,
    facts: [],
    diamond: null,
    stock: null,
    ...more,
  };
}
const melee = line('1', { kind: 'MELEE', carats: 2.5, numberOfStones: 80 });
const parcel = line('2', { kind: 'DIAMOND', carats: 2, numberOfStones: 4, ringSize: '6' });

test('what is typed as it was is no change', () => {
  for (const each of [melee, parcel, line('3')]) {
    expect(changeOf(each, typedLine(each))).toBeNull();
  }
});

test('only what differs is sent', () => {
  expect(changeOf(melee, { ...typedLine(melee), carats: '10' })).toEqual({ lineId: '1', carats: 10 });
  expect(changeOf(parcel, { ...typedLine(parcel), ringSize: '', price: '0' })).toEqual({
    lineId: '2',
    ringSize: null,
    totalPrice: 0,
  });
});

test('an amount has to be a number, and cannot be left out', () => {
  expect(wrongIn(melee, { ...typedLine(melee), carats: '' })).toMatch(/carats/);
  expect(wrongIn(parcel, { ...typedLine(parcel), stones: 'four' })).toMatch(/number/);
  expect(wrongIn(parcel, { ...typedLine(parcel), price: '' })).toBeNull();
});

test('a set goes as a whole; what goes is not changed besides', () => {
  const set = [line('4', { lineSet: 'Duo' }), line('5', { lineSet: 'Duo' }), line('6')];
  const [first] = set;
  expect(first && linesWith(set, first)).toEqual(['4', '5']);
  const edits = {
    removed: new Set(['1']),
    edited: new Map([
      ['1', { ...typedLine(melee), carats: '10' }],
      ['2', { ...typedLine(parcel), stones: '5' }],
    ]),
  };
  expect(changesOf([melee, parcel], edits)).toEqual({
    removeLineIds: ['1'],
    changeLines: [{ lineId: '2', numberOfStones: 5 }],
  });
  // Somebody else has taken the parcel off meanwhile.
  expect(editsOf([melee], edits)).toEqual({ removed: new Set(['1']), edited: new Map([...edits.edited].slice(0, 1)) });
  expect(changesOf([melee], noEdits)).toEqual({ removeLineIds: [], changeLines: [] });
});
