const plainNumber = /^[-+]?\d+(?:\.\d+)?$/;
const formula = /^'*[=+\-@\t\r]/;
const neutralisedFormula = /^'+[=+\-@\t\r]/;

/**
 * A cell that no spreadsheet runs as a formula: behind an apostrophe where it would. Numbers stay what they are. Texts that
 * look neutralised already get one more apostrophe, so that {@link restored} always gives back what there was.
 */
export const neutralised = (cell: string): string =>
  formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;

/** The cell that {@link neutralised} was given. Other cells stay as they are, apostrophes included. */
export const restored = (cell: string): string =>
  cell.charCodeAt(0) === apostrophe && neutralisedFormula.test(cell) ? cell.slice(1) : cell;

const apostrophe = 0x27;
