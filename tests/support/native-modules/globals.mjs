/** What '@jest/globals' is to tests that Node loads: live bindings, since every test file gets its own. */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

export function useGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
  Object.assign(globalThis, globals);
}
