/** Maximum number of non-blank rows. Larger tables have to be CSV, which has no limit. */
export const mostRowsRead = 50_000;

/** In characters. Excel allows half as many. */
export const longestCell = 65_536;

/** Last row of a spreadsheet. */
export const lastRow = 1_048_576;
export const lastColumn = 16_384;
