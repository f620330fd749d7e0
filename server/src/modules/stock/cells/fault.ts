/** Problems with a cell, a row or a column of an imported file. */
export enum FaultCode {
  /** A column that new rows require is missing, or its cell is blank. */
  REQUIRED = 'REQUIRED',
  NOT_A_NUMBER = 'NOT_A_NUMBER',
  /**
   * The number can be read in two ways, such as `1,234` in a column whose other cells do not reveal the decimal
   * separator.
   */
  AMBIGUOUS_NUMBER = 'AMBIGUOUS_NUMBER',
  OUT_OF_RANGE = 'OUT_OF_RANGE',
  /** The number has more decimals than the field can store. */
  TOO_MANY_DECIMALS = 'TOO_MANY_DECIMALS',
  /** The value is neither in the reference list nor an alias of one of its values. */
  UNKNOWN_VALUE = 'UNKNOWN_VALUE',
  /** The value has two meanings, and no other cell of the row resolves the ambiguity. */
  AMBIGUOUS_VALUE = 'AMBIGUOUS_VALUE',
  TOO_LONG = 'TOO_LONG',
  INVALID_TEXT = 'INVALID_TEXT',
  INVALID_DATE = 'INVALID_DATE',
  INVALID_ADDRESS = 'INVALID_ADDRESS',
  INVALID_MEASUREMENTS = 'INVALID_MEASUREMENTS',
  /** The row has more or fewer cells than the header. */
  CELL_COUNT = 'CELL_COUNT',
  DUPLICATE_KEY = 'DUPLICATE_KEY',
  /** The total price differs from price per carat × carats by more than rounding can explain. */
  PRICE_MISMATCH = 'PRICE_MISMATCH',
  /** The meaning of the column is unclear, or two columns map to the same field. */
  AMBIGUOUS_COLUMN = 'AMBIGUOUS_COLUMN',
  MISSING_COLUMN = 'MISSING_COLUMN',
  /** The price has the symbol or code of another currency. */
  FOREIGN_CURRENCY = 'FOREIGN_CURRENCY',
  /** The stock number belongs to a diamond in stock that has a different description. */
  ANOTHER_STONE = 'ANOTHER_STONE',
}

/** Reason why a cell cannot be imported. */
export class Fault {
  constructor(
    readonly code: FaultCode,
    /** Text that continues a sentence beginning with the column name, such as `is not a number`. */
    readonly message: string,
  ) {}
}

/** Cell with two possible meanings. An import profile can select one of them. */
export class AmbiguousValue extends Fault {
  constructor(
    /** Text that continues a sentence beginning with the column name, such as `may be Emerald or European Cut`. */
    readonly question: string,
    /** Unambiguous replacement for each meaning. */
    readonly meanings: readonly string[],
  ) {
    super(FaultCode.AMBIGUOUS_VALUE, `${question}: map it in the profile`);
  }
}

/** Result of reading a cell: a value as text for the database, null for an empty value, or a fault. */
export type CellResult = string | null | Fault;

/** Converts a trimmed cell that is not empty. */
export type Convert = (text: string) => CellResult;

/**
 * Caches the results for the first distinct values of a column, up to `limit`. If values rarely repeat, such as stock
 * numbers, the cache is dropped when it is full.
 */
export function memoize<T>(convert: (text: string) => T, limit = 5_000): (text: string) => T {
  const cache = new Map<string, T>();
  let repeats = 0;
  let isRepeating = true;
  return (text) => {
    if (!isRepeating) return convert(text);
    const before = cache.get(text);
    if (before !== undefined) {
      repeats++;
      return before;
    }
    const reading = convert(text);
    if (cache.size < limit) cache.set(text, reading);
    else if (repeats < limit) {
      isRepeating = false;
      cache.clear();
    }
    return reading;
  };
}
