import { decimalsOf, roundToStep } from './range-scale';

describe('roundToStep', () => {
  it('removes binary rounding errors', () => {
    expect(roundToStep(1.02 + 0.01, 0.01)).toBe(1.03);
    expect(roundToStep(0.1 + 0.2, 0.1)).toBe(0.3);
    expect(roundToStep(1234.5, 1)).toBe(1235);
  });

  it('returns the number of decimals in a step', () => {
    expect(decimalsOf(0.01)).toBe(2);
    expect(decimalsOf(1)).toBe(0);
  });
});
