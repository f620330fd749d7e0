/**
 * Replacement of '@jest/globals' for tests loaded by Node. Live bindings, because every test file gets its own
 * globals.
 */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

export function useGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
  Object.assign(globalThis, globals);
}
