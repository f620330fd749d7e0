import { axesOf, placeOn, spanOn } from './markup-chart';
import { gapAndOverlapTexts, percentText, rangeText } from './region-text';

const open = { caratMin: null, caratMax: null, priceMin: null, priceMax: null };

test('extends the axes beyond both bounds of every range', () => {
  expect(axesOf([open])).toMatchObject({ carats: { from: 0.5, to: 2 }, prices: { from: 1_000, to: 20_000 } });
  const { carats, prices } = axesOf([{ ...open, caratMin: 0.05, caratMax: 25, priceMax: 2_000_000 }]);
  expect(carats).toMatchObject({ from: 0.02, to: 50 });
  expect(prices.to).toBe(5_000_000);
  expect(carats.ticks).toEqual([0.1, 1, 10]);
});

test('places values on a logarithmic scale within the axis', () => {
  const carats = { from: 0.1, to: 10, ticks: [] };
  expect(placeOn(carats, 0.1)).toBe(0);
  expect(placeOn(carats, 1)).toBeCloseTo(0.5);
  expect(placeOn(carats, 10)).toBe(1);
  expect([placeOn(carats, 0), placeOn(carats, 99)]).toEqual([0, 1]);
  expect(spanOn(carats, null, null)).toEqual({ start: 0, size: 1 });
  expect(spanOn(carats, 1, null).start).toBeCloseTo(0.5);
});

test('describes gaps and overlaps in words', () => {
  const markups = [
    { __typename: 'Markup' as const, id: '1', ...open, percent: 10 },
    { __typename: 'Markup' as const, id: '2', ...open, percent: -3 },
  ];
  const region = { __typename: 'MarkupRegion' as const, ...open, markupId: null, otherIds: [] };
  const { gaps, overlaps } = gapAndOverlapTexts(
    [
      { ...region, caratMin: 1, caratMax: 2, priceMin: 5000.01 },
      { ...region, caratMin: 2.001, markupId: '1', otherIds: ['2'] },
      { ...region, caratMax: 0.999, markupId: '1' },
    ],
    markups,
  );
  expect(gaps).toEqual(['From 1.00 to 2.00 ct, from $5,000.01: no markup']);
  expect(overlaps).toEqual(['From 2.001 ct: +10% applies, not −3%']);
});

test('describes a range without bounds', () => {
  expect(rangeText(open)).toBe('Any weight');
  expect(percentText(-7.5)).toBe('−7.5%');
});
