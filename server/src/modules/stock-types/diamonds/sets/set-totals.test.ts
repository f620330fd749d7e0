import { pairName, setTotals, totalsOfSets } from './set-totals.ts';

test('adds up prices and carats, and computes the price per carat from the totals', () => {
  const totals = setTotals('Oval line', [
    { carats: '1', totalPrice: '1000' },
    { carats: '2', totalPrice: '4001' },
  ]);
  expect(totals).toEqual({
    name: 'Line set Oval line',
    description: 'Line set Oval line: 2 stones',
    stones: 2,
    carats: '3',
    totalPrice: '5001',
    pricePerCarat: '1667.00',
  });
});

test('gives a pair the same name regardless of the order of its stones', () => {
  expect(pairName(['B-2', 'A-1'])).toBe('Pair A-1 + B-2');
  expect(setTotals(pairName(['B-2', 'A-1']), [{ carats: 0, totalPrice: 0 }])).toMatchObject({
    description: 'Pair A-1 + B-2: 1 stone',
    pricePerCarat: null,
  });
});

test('groups lines by set', () => {
  const line = (lineSet: string | null, numberOfStones: number | null = null) => ({
    ...{ lineSet, numberOfStones, carats: 1, totalPrice: 10 },
  });
  const totals = totalsOfSets([line('L'), line(null), line('Pair A + B'), line('L', 3)]);
  expect([...totals.values()].map(({ description }) => description)).toEqual([
    'Line set L: 4 stones',
    'Pair A + B: 1 stone',
  ]);
});
