import { isSoldAsOne } from './sold-as-one';

type Stone = Parameters<typeof isSoldAsOne>[0];

const setOf = (kind: 'PAIR' | 'LINE_SET', ...isPair: boolean[]): Stone => {
  const members = isPair.map((each, index) => ({ id: String(index), isPair: each }));
  return { set: { kind, members } } as unknown as Stone;
};

test('line sets, and pairs of which either half says so, are sold as one', () => {
  expect(isSoldAsOne({ set: null })).toBe(false);
  expect(isSoldAsOne(setOf('LINE_SET', false, false))).toBe(true);
  expect(isSoldAsOne(setOf('PAIR', false, true))).toBe(true);
  expect(isSoldAsOne(setOf('PAIR', false, false))).toBe(false);
});
