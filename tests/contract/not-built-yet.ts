/** Documented calls that later work brings. Whoever builds one takes it off this list; the contract test insists. */
export const notBuiltYet: readonly RegExp[] = [];
