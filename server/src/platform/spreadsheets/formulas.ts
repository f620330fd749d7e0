const plainNumber = /^[-+]?\d+(?:\.\d+)?$/;
// Spreadsheets in East Asian locales run full-width signs as well (OWASP, CSV injection).
const formulaStart = '[=+\\-@\\t\\r\\n＝＋－＠]';
const formula = new RegExp(`^'*${formulaStart}`);
const neutralisedFormula = new RegExp(`^'+${formulaStart}`);

/**
 * Escapes a cell that a spreadsheet would run as a formula with a leading apostrophe. Plain numbers are unchanged. A text
 * that looks escaped already gets one more apostrophe, so that {@link restored} always returns the original.
 */
export const neutralised = (cell: string): string =>
  formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;

/** Returns the cell that was passed to {@link neutralised}. Other cells are unchanged, including their apostrophes. */
export const restored = (cell: string): string =>
  cell.charCodeAt(0) === apostrophe && neutralisedFormula.test(cell) ? cell.slice(1) : cell;

const apostrophe = 0x27;
