import { equalCountScale } from './range-scale';

const facet = {
  min: 0.2,
  max: 10,
  bins: [
    { from: 0.2, to: 0.5, count: 100 },
    { from: 0.5, to: 1, count: 100 },
    { from: 1, to: 2, count: 100 },
    { from: 2, to: 10, count: 100 },
  ],
};

describe('equalCountScale', () => {
  const scale = equalCountScale(facet, 0.01);

  it('maps equal numbers of rows to equal distances', () => {
    expect(scale.placeOf(0.5)).toBeCloseTo(0.25);
    expect(scale.placeOf(1)).toBeCloseTo(0.5);
    expect(scale.placeOf(2)).toBeCloseTo(0.75);
  });

  it('interpolates linearly between the edges', () => {
    expect(scale.placeOf(1.5)).toBeCloseTo(0.625);
    expect(scale.valueAt(0.625)).toBe(1.5);
  });

  it('converts every multiple of the step to a position and back', () => {
    for (let hundredths = 20; hundredths <= 1000; hundredths += 7) {
      const value = hundredths / 100;
      expect(scale.valueAt(scale.placeOf(value))).toBeCloseTo(value, 2);
    }
  });

  it('rounds values to the step', () => {
    expect(scale.valueAt(0.333)).toBe(0.67);
  });

  it('clamps values that are outside the scale', () => {
    expect(scale.placeOf(0)).toBe(0);
    expect(scale.placeOf(50)).toBe(1);
    expect(scale.valueAt(2)).toBe(10);
  });

  it('ends the scale at the highest value, even if many rows have that value', () => {
    const bins = [
      { from: 16, to: 18, count: 12 },
      { from: 18, to: 18, count: 12 },
    ];
    const chains = equalCountScale({ min: 16, max: 18, bins }, 0.5);
    expect(chains.placeOf(16)).toBe(0);
    expect(chains.placeOf(18)).toBe(1);
    expect(chains.valueAt(1)).toBe(18);
  });

  it('supports rows that all have the same value', () => {
    const flat = equalCountScale({ min: 1, max: 1, bins: [{ from: 1, to: 1, count: 5 }] }, 0.01);

    expect(flat.min).toBe(1);
    expect(flat.max).toBe(1);
    expect(flat.placeOf(1)).toBeGreaterThanOrEqual(0);
  });

  it('supports an empty list', () => {
    const empty = equalCountScale({ min: null, max: null, bins: [] }, 0.01);

    expect(empty.max).toBe(empty.min);
  });
});
