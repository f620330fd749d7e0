/**
 * Replaces '@jest/globals' for tests that Node loads. The exports are live bindings, because every test file gets
 * separate globals.
 */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

export function useGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
  Object.assign(globalThis, globals);
}
