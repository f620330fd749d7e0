import { isSoldAsOne } from './sold-as-one';

const setOf = (kind: 'PAIR' | 'LINE_SET', ...isPair: boolean[]) => ({
  set: { kind, members: isPair.map((each) => ({ isPair: each })) },
});

test('line sets, and pairs of which either half says so, are sold as one', () => {
  expect(isSoldAsOne({ set: null })).toBe(false);
  expect(isSoldAsOne(setOf('LINE_SET', false, false))).toBe(true);
  expect(isSoldAsOne(setOf('PAIR', false, true))).toBe(true);
  expect(isSoldAsOne(setOf('PAIR', false, false))).toBe(false);
});
