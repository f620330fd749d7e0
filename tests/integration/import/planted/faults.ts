import type { StoneCells } from './clean-rows.ts';

/** Problem that is expected for a cell. */
export interface PlantedFault {
  readonly column: string | null;
  readonly value: string | null;
  readonly code: string;
}

/** Kind of fault in a row. `cells` replaces cells of a valid stone. If it is null, the row gets one cell too many. */
export interface FaultKind extends PlantedFault {
  readonly name: string;
  readonly cells: Readonly<StoneCells> | null;
}

const inCell = (code: string, column: string, cell: string, others: StoneCells = {}): FaultKind => ({
  name: `${code} ${column} ${cell.slice(0, 20)}`,
  code,
  column,
  // In reports, blank cells are null, and long values are truncated.
  value: cell === '' ? null : cell.slice(0, 200),
  cells: { ...others, [column]: cell },
});

const unpriced = { 'Total Price': '', 'Discount %': '' };

/** Kinds of faults in single rows, by code and column. */
export const faultKinds: readonly FaultKind[] = [
  inCell('REQUIRED', 'Stock #', ''),
  inCell('REQUIRED', 'Shape', ''),
  inCell('REQUIRED', 'Weight', ''),
  inCell('REQUIRED', 'Price Per Carat', '', unpriced),
  inCell('NOT_A_NUMBER', 'Weight', 'about 1'),
  inCell('NOT_A_NUMBER', 'Price Per Carat', 'on request'),
  inCell('NOT_A_NUMBER', 'Table %', 'flat'),
  inCell('AMBIGUOUS_NUMBER', 'Price Per Carat Memo', '1,250'),
  inCell('OUT_OF_RANGE', 'Weight', '0'),
  inCell('OUT_OF_RANGE', 'Price Per Carat', '0'),
  inCell('OUT_OF_RANGE', 'Discount %', '-130'),
  inCell('OUT_OF_RANGE', 'Depth %', '161.5'),
  inCell('OUT_OF_RANGE', 'Crown Angle', '95'),
  inCell('OUT_OF_RANGE', 'Parcel Stones', '0'),
  inCell('TOO_MANY_DECIMALS', 'Weight', '1.0005', unpriced),
  inCell('TOO_MANY_DECIMALS', 'Parcel Stones', '1.5'),
  inCell('UNKNOWN_VALUE', 'Shape', 'Potato'),
  inCell('UNKNOWN_VALUE', 'Color', 'Mauvish'),
  inCell('UNKNOWN_VALUE', 'Clarity', 'VS3'),
  inCell('UNKNOWN_VALUE', 'Cut Grade', 'Superb'),
  inCell('UNKNOWN_VALUE', 'Fluorescence Intensity', 'Blinding'),
  inCell('UNKNOWN_VALUE', 'Lab', 'XYZ'),
  inCell('UNKNOWN_VALUE', 'Availability', 'Maybe'),
  inCell('UNKNOWN_VALUE', 'Active', 'perhaps'),
  inCell('AMBIGUOUS_VALUE', 'Shape', 'EC', { Measurements: '' }),
  inCell('INVALID_MEASUREMENTS', 'Measurements', '6.4 by 6.4'),
  inCell('INVALID_TEXT', 'Stock #', '1.23E+05'),
  inCell('INVALID_TEXT', 'Eye Clean', 'Yes\u0007'),
  inCell('INVALID_DATE', 'Memo Date', '2026-02-30'),
  inCell('INVALID_ADDRESS', 'Image Link', 'javascript:alert(1)'),
  inCell('TOO_LONG', 'Comment', 'long '.repeat(1_001)),
  inCell('TOO_LONG', 'City', 'x'.repeat(2_001)),
  inCell('PRICE_MISMATCH', 'Total Price', '1.00'),
  { name: 'CELL_COUNT', code: 'CELL_COUNT', column: null, value: null, cells: null },
];
