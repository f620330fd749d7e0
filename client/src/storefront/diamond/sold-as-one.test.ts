import { isSoldAsOne, soldTitle } from './sold-as-one';

const setOf = (kind: 'PAIR' | 'LINE_SET', ...isPair: boolean[]) => ({
  set: { kind, members: isPair.map((each) => ({ isPair: each })) },
});

test('treats line sets and inseparable pairs as stones that are sold only as a set', () => {
  expect(isSoldAsOne({ set: null })).toBe(false);
  expect(isSoldAsOne(setOf('LINE_SET', false, false))).toBe(true);
  expect(isSoldAsOne(setOf('PAIR', false, true))).toBe(true);
  expect(isSoldAsOne(setOf('PAIR', false, false))).toBe(false);
});

test('titles a set with its weight and the grades that all its stones share', () => {
  const label = (text: string) => ({ label: text });
  const stone = {
    ...{ carats: 0.5, parcelStones: 1, isPair: true },
    ...{ shape: label('Round'), color: label('F'), clarity: label('VS1') },
  };
  const otherStone = { ...stone, clarity: label('VS2') };
  const set = { kind: 'PAIR' as const, stones: 2, carats: 1.02, members: [stone, otherStone] };
  expect(soldTitle({ ...stone, set })).toBe('Pair: Round 1.020 ct, F');
  expect(soldTitle({ ...stone, set: { ...set, kind: 'LINE_SET', stones: 7 } })).toBe(
    'Line set of 7: Round 1.020 ct, F',
  );
  expect(soldTitle({ ...stone, set: null })).toBe('Round 0.500 ct, F, VS1');
});
