/** Rows with something in them. Larger tables come as CSV, of which there may be any number. */
export const mostRowsRead = 50_000;

/** Excel itself takes half as much; what is longer is no cell of a stock list. In characters. */
export const longestCell = 65_536;

/** The last row and column that spreadsheets have. */
export const lastRow = 1_048_576;
export const lastColumn = 16_384;
