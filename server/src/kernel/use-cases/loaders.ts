/**
 * What has been made for a context and serves until it ends: loaders, and facts that are read once. It goes with the
 * connection that it was read over: a transaction and a snapshot have their own.
 */
export class Loaders {
  readonly #made = new Map<unknown, unknown>();
  /** Whether the request has run a command: rows read before it may be out of date. */
  hasChanged = false;

  /** What `make` answers to what the first who asks gives it, for all who ask with the same `make` after that. */
  once<Given, Made>(make: (given: Given) => Made, given: Given): Made {
    if (!this.#made.has(make)) this.#made.set(make, make(given));
    // A map cannot say that what lies under a function is what that function has answered.
    return this.#made.get(make) as Made;
  }

  /** Stores in advance what `once` returns for `make`. */
  keep<Given, Made>(make: (given: Given) => Made, made: Made): void {
    this.#made.set(make, made);
  }
}
