/** Maximum number of non-blank rows. Larger tables must be CSV files, which have no limit. */
export const maxRowsRead = 50_000;

/** Maximum length of a cell in characters, twice the limit of Excel. */
export const longestCell = 65_536;

/** Number of the last row that a spreadsheet can have. */
export const lastRow = 1_048_576;
export const lastColumn = 16_384;
