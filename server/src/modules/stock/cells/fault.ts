/** What can be wrong with a cell, a row or a column of an imported file. */
export enum FaultCode {
  /** The file has no column for something that a new row needs, or the cell is blank. */
  REQUIRED = 'REQUIRED',
  NOT_A_NUMBER = 'NOT_A_NUMBER',
  /** The number can be read in two ways, such as `1,234` in a column where nothing tells what commas are. */
  AMBIGUOUS_NUMBER = 'AMBIGUOUS_NUMBER',
  OUT_OF_RANGE = 'OUT_OF_RANGE',
  /** More decimals than the field keeps exactly. */
  TOO_MANY_DECIMALS = 'TOO_MANY_DECIMALS',
  /** Not in the reference list, nor an alias of one of its values. */
  UNKNOWN_VALUE = 'UNKNOWN_VALUE',
  /** The value means two things, and nothing else in the row decides. */
  AMBIGUOUS_VALUE = 'AMBIGUOUS_VALUE',
  TOO_LONG = 'TOO_LONG',
  INVALID_TEXT = 'INVALID_TEXT',
  INVALID_DATE = 'INVALID_DATE',
  INVALID_ADDRESS = 'INVALID_ADDRESS',
  INVALID_MEASUREMENTS = 'INVALID_MEASUREMENTS',
  /** More or fewer cells than the header. */
  CELL_COUNT = 'CELL_COUNT',
  DUPLICATE_KEY = 'DUPLICATE_KEY',
  /** Total price and price per carat × carats are apart by more than rounding. */
  PRICE_MISMATCH = 'PRICE_MISMATCH',
  /** What the column holds cannot be told from the file, or two columns claim the same field. */
  AMBIGUOUS_COLUMN = 'AMBIGUOUS_COLUMN',
  MISSING_COLUMN = 'MISSING_COLUMN',
  /** The price has the sign or code of another currency. */
  FOREIGN_CURRENCY = 'FOREIGN_CURRENCY',
  /** The number belongs to a stone on stock that is described in another way. */
  ANOTHER_STONE = 'ANOTHER_STONE',
}

/** Why a cell cannot be taken over. */
export class Fault {
  constructor(
    readonly code: FaultCode,
    /** Reads on after the column's name: `is not a number`. */
    readonly message: string,
  ) {}
}

/** A cell that means two things. A profile says which. */
export class AmbiguousValue extends Fault {
  constructor(
    /** Reads on after the column's name: `may be Emerald or European Cut`. */
    readonly question: string,
    /** Cells that each mean one of them only. */
    readonly meanings: readonly string[],
  ) {
    super(FaultCode.AMBIGUOUS_VALUE, `${question}: map it in the profile`);
  }
}

/** What a cell turned out to be: a value as text for the database, nothing, or a fault. */
export type Reading = string | null | Fault;

/** Reads a trimmed cell that is not empty. */
export type Convert = (text: string) => Reading;

/**
 * Caches the readings of the first different values of a column, up to `limit`. Columns whose values hardly repeat, such as
 * stock numbers, are converted without the cache once it is full.
 */
export function remembered<T>(convert: (text: string) => T, limit = 5_000): (text: string) => T {
  const known = new Map<string, T>();
  let repeats = 0;
  let isRepeating = true;
  return (text) => {
    if (!isRepeating) return convert(text);
    const before = known.get(text);
    if (before !== undefined) {
      repeats++;
      return before;
    }
    const reading = convert(text);
    if (known.size < limit) known.set(text, reading);
    else if (repeats < limit) {
      isRepeating = false;
      known.clear();
    }
    return reading;
  };
}
