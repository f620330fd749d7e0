import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decimal, quantity } from './cell-converters.ts';
import { Fault, FaultCode } from './fault.ts';
import { AmbiguousNumber, NumberColumn, type NumberConverter } from './number-column.ts';
import type { DecimalMark } from './numbers.ts';

const noSign: DecimalMark | null = null;

/** Reads all cells of the column and returns the results. Faults are returned as their codes. */
function readColumn(cells: readonly string[], converter: NumberConverter): (number | string | null)[] {
  const columns = new Map<number, NumberColumn>();
  const column = new NumberColumn(noSign, columns);
  columns.set(0, column);
  const read = column.reader(converter);
  return cells.map(read).map((cell) => {
    const mark = cell instanceof AmbiguousNumber ? cell.column.markFor(cell.sign) : null;
    const reading = cell instanceof AmbiguousNumber ? mark && cell.readings[mark] : cell;
    if (cell instanceof AmbiguousNumber && !mark) return FaultCode.AMBIGUOUS_NUMBER;
    if (reading instanceof Fault) return reading.code;
    return reading === null ? null : Number(reading);
  });
}

interface Style {
  readonly decimals: string;
  readonly groups: string;
  readonly places: number;
  readonly around: (text: string) => string;
}

const styles: fc.Arbitrary<Style> = fc.record({
  decimals: fc.constantFrom('.', ','),
  groups: fc.constantFrom('', 'other', ' ', '\u00a0'),
  places: fc.integer({ min: 0, max: 4 }),
  around: fc.constantFrom<Style['around']>(
    (text) => text,
    (text) => `$${text}`,
    (text) => `${text} ct`,
    (text) => ` ${text}`.trim(),
  ),
});

function format(number: number, { decimals, groups, places, around }: Style): string {
  const [whole = '', fraction] = number.toFixed(places).split('.');
  const group = groups === 'other' ? (decimals === '.' ? ',' : '.') : groups;
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return around(fraction === undefined ? grouped : `${grouped}${decimals}${fraction}`);
}

const converters: [string, NumberConverter][] = [
  ['carats of lots', decimal({ max: 99_999.999, places: 3 })],
  ['carats of a stone', decimal({ positive: true, max: 9_999, places: 3 }, { to: 999.999 })],
  ['money', decimal({ max: 99_999_999.99, places: 2 })],
  ['price per carat', decimal({ positive: true, max: 999_999_999, places: 6 }, { from: 10 })],
  ['a count', decimal({ max: 1_000_000, places: 0 })],
  ['grams', quantity(100_000)],
  ['percent', quantity(100)],
];

describe.each(converters)('reads %s with one decimal separator for the whole column', (_name, converter) => {
  test('reads numbers exactly or reports faults, but never returns a different number', () => {
    const isOrdinary = (number: number): boolean => {
      const { from = 0, to = Number.POSITIVE_INFINITY } = converter.plausible ?? {};
      const converted = converter.of((text) => text)(String(number));
      const isTaken = !(converted instanceof Fault && (converter.isWhole || converted.code === FaultCode.OUT_OF_RANGE));
      return isTaken && number >= from && number <= to;
    };
    const numbers = fc.oneof(
      fc.integer({ min: 0, max: 1_500_000 }),
      fc.double({ min: 0, max: 2_000, noNaN: true }),
      fc.integer({ min: 0, max: 2_000_000 }).map((thousandths) => thousandths / 1_000),
    );
    fc.assert(
      fc.property(fc.array(numbers, { minLength: 1, maxLength: 12 }), styles, (raw, style) => {
        const column = raw.map((number) => Number(number.toFixed(style.places))).filter(isOrdinary);
        const read = readColumn(
          column.map((number) => format(number, style)),
          converter,
        );
        for (const [index, number] of column.entries()) {
          const result = read[index];
          if (typeof result === 'number') expect(result).toBe(number);
          else expect(Object.values(FaultCode)).toContain(result);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

const lots = decimal({ max: 99_999.999, places: 3 });

test.each([
  [
    ['1,250', '0,5'],
    [1.25, 0.5],
  ],
  [
    ['0.5', '1,250'],
    [0.5, 1_250],
  ],
  [
    ['1.250', '12.345,5'],
    [1_250, 12_345.5],
  ],
  [
    ['1,250', '980'],
    ['AMBIGUOUS_NUMBER', 980],
  ],
  [
    ['0,5', '1,250', '0.5'],
    [0.5, 'AMBIGUOUS_NUMBER', 0.5],
  ],
  [
    ['0,730', '1.000'],
    [0.73, 1_000],
  ],
  [
    ['1 250,5', '1,250'],
    [1_250.5, 1.25],
  ],
  [
    ['-1,250', '0,5'],
    ['OUT_OF_RANGE', 0.5],
  ],
  [
    ['1,2345', '5,', ',5'],
    ['TOO_MANY_DECIMALS', 5, 0.5],
  ],
  [
    ['1,23,456', '1.5.5', '1e3', '12 34'],
    ['NOT_A_NUMBER', 'NOT_A_NUMBER', 'NOT_A_NUMBER', 'NOT_A_NUMBER'],
  ],
  [
    ['n.a.', '-', '1.5'],
    [null, null, 1.5],
  ],
] as [string[], (number | string | null)[]][])('reads the cells %j as %j', (cells, expected) => {
  expect(readColumn(cells, lots)).toEqual(expected);
});
