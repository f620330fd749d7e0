/**
 * Loaders and values that are read once per context. They belong to a connection: each transaction and each snapshot
 * has its own.
 */
export class Loaders {
  readonly #made = new Map<unknown, unknown>();
  /** Whether the request has run a command. Rows that were read earlier may be outdated. */
  hasChanged = false;

  /**
   * Returns the result of the first call of `make` with its argument. Later calls with the same `make` return the
   * same value.
   */
  once<Given, Made>(make: (key: Given) => Made, key: Given): Made {
    if (!this.#made.has(make)) this.#made.set(make, make(key));
    // The type of the map cannot express that a value is the result of its key function.
    return this.#made.get(make) as Made;
  }

  /** Stores the value that `once` will return for `make`. */
  store<Given, Made>(make: (key: Given) => Made, result: Made): void {
    this.#made.set(make, result);
  }
}
