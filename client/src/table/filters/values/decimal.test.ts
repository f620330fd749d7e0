import { decimalsOf, readTypedNumber, roundToStep } from './decimal';

describe('readTypedNumber', () => {
  it.each([
    ['1.02', 1.02],
    ['1,02', 1.02],
    ['.5', 0.5],
    ['12,500', 12500],
    ['1,234,567.89', 1234567.89],
    ['$ 1 200', 1200],
    ['−30', -30],
    ['-12.5%', -12.5],
  ])('reads %s', (text, value) => {
    expect(readTypedNumber(text)).toEqual({ kind: 'number', value });
  });

  it('tells nothing from nonsense', () => {
    expect(readTypedNumber('  ')).toEqual({ kind: 'empty' });
    for (const text of ['abc', '1.2.3', '1e5', '--1', '1-2']) {
      expect(readTypedNumber(text)).toEqual({ kind: 'invalid' });
    }
  });
});

describe('roundToStep', () => {
  it('leaves no dust of binary fractions', () => {
    expect(roundToStep(1.02 + 0.01, 0.01)).toBe(1.03);
    expect(roundToStep(0.1 + 0.2, 0.1)).toBe(0.3);
    expect(roundToStep(1234.5, 1)).toBe(1235);
  });

  it('knows the decimals of a step', () => {
    expect(decimalsOf(0.01)).toBe(2);
    expect(decimalsOf(1)).toBe(0);
  });
});
