/**
 * Loaders and values that are read once per context. They belong to one connection, so each transaction and each
 * snapshot has its own.
 */
export class Loaders {
  readonly #made = new Map<unknown, unknown>();
  /** Whether the request has run a command. Rows read before the command may be outdated. */
  hasChanged = false;

  /** Calls `make` with `key` once and returns the result. Later calls with the same `make` return the same value. */
  once<Given, Made>(make: (key: Given) => Made, key: Given): Made {
    if (!this.#made.has(make)) this.#made.set(make, make(key));
    // TypeScript cannot express that each value in the map is the result of its key, a function.
    return this.#made.get(make) as Made;
  }

  /** Stores the value that `once` will return for `make`. */
  store<Given, Made>(make: (key: Given) => Made, result: Made): void {
    this.#made.set(make, result);
  }
}
