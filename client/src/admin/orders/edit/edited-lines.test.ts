import {
  changeOf,
  changesOf,
  editableFieldsOf,
  editsOf,
  linesWith,
  noEdits,
  type OrderLine,
  problemOfLine,
  setOf,
  typedLine,
} from './edited-lines';

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
    set: null,
    ...more,
  };
}
const melee = line('1', { kind: 'MELEE', carats: 2.5, numberOfStones: 80 });
const parcel = line('2', { kind: 'DIAMOND', carats: 2, numberOfStones: 4, ringSize: '6' });

test('ignores values that are equal to the stored values', () => {
  for (const each of [melee, parcel, line('3')]) {
    expect(changeOf(each, typedLine(each))).toBeNull();
  }
});

test('sends only changed fields', () => {
  expect(changeOf(melee, { ...typedLine(melee), carats: '10' })).toEqual({ lineId: '1', carats: 10 });
  expect(changeOf(parcel, { ...typedLine(parcel), ringSize: '', price: '0' })).toEqual({
    lineId: '2',
    ringSize: null,
    totalPrice: 0,
  });
});

test('requires a number for the amount', () => {
  expect(problemOfLine(melee, { ...typedLine(melee), carats: '' })).toMatch(/carats/);
  expect(problemOfLine(parcel, { ...typedLine(parcel), stones: 'four' })).toMatch(/number/);
  expect(problemOfLine(parcel, { ...typedLine(parcel), price: '' })).toBeNull();
});

test('removes a set as a whole, and ignores edits to removed lines', () => {
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
  // Another administrator has removed the melee line in the meantime.
  expect(editsOf([melee], edits)).toEqual({ removed: new Set(['1']), edited: new Map([...edits.edited].slice(0, 1)) });
  expect(changesOf([melee], noEdits)).toEqual({ removeLineIds: [], changeLines: [] });
});

test("sends the price of a set only with the set's first line", () => {
  const set = [line('4', { lineSet: 'Duo' }), line('5', { lineSet: 'Duo' }), line('6')];
  const [first, second, other] = set;
  if (first === undefined || second === undefined || other === undefined) throw new Error('no lines');
  const edits = {
    removed: new Set<string>(),
    edited: new Map([
      ['4', { ...typedLine(first), setPrice: '150' }],
      ['5', { ...typedLine(second), price: '70' }],
    ]),
  };
  expect(setOf(set, other, edits)).toBeNull();
  expect(setOf(set, first, noEdits)).toEqual({ isFirst: true, isPriced: false, total: 200 });
  expect(editableFieldsOf(first, setOf(set, first, noEdits))).toEqual(['price', 'setPrice']);
  expect(editableFieldsOf(first, setOf(set, first, edits))).toEqual(['setPrice']);
  expect(editableFieldsOf(second, setOf(set, second, edits))).toEqual([]);
  expect(changesOf(set, edits).changeLines).toEqual([{ lineId: '4', setTotalPrice: 150 }]);
});

test('rejects a price below 0, with more than two decimals or above the maximum order total', () => {
  const each = line('7');
  for (const price of ['-1', '1.005', '1000000000000000', 'cheap']) {
    expect(problemOfLine(each, { ...typedLine(each), price })).toMatch(/^The price must be/);
  }
  for (const price of ['', '0', '1.500', '1000000000000', '12,5']) {
    expect(problemOfLine(each, { ...typedLine(each), price })).toBeNull();
  }
  expect(problemOfLine(parcel, { ...typedLine(parcel), stones: '1.5' })).toMatch(/without decimals/);
});
