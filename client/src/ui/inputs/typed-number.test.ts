import { parseNumber } from './typed-number';

describe('readTypedNumber', () => {
  it.each([
    ['1.02', 1.02],
    ['1,02', 1.02],
    ['.5', 0.5],
    ['12,500', 12500],
    ['1,234,567.89', 1234567.89],
    ['1.250,50', 1250.5],
    ['1.234.567,8', 1234567.8],
    ['$ 1 200', 1200],
    ['€ 5.400,00', 5400],
    ['−30', -30],
    ['-12.5%', -12.5],
  ])('parses %s', (text, value) => {
    expect(parseNumber(text)).toEqual({ kind: 'number', value });
  });

  it('distinguishes empty input from invalid input', () => {
    expect(parseNumber('  ')).toEqual({ kind: 'empty' });
    for (const text of ['abc', '1.2.3', '1e5', '1.25.000,5', '--1', '1-2']) {
      expect(parseNumber(text)).toEqual({ kind: 'invalid' });
    }
  });
});
