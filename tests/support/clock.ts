import { jest } from '@jest/globals';

/**
 * Changes only the current time. Timers and queries are not affected. Call `jest.useRealTimers()` after the test.
 */
export const setClock = (now: number) =>
  jest.useFakeTimers({
    now,
    doNotFake: [
      'cancelAnimationFrame',
      'cancelIdleCallback',
      'clearImmediate',
      'clearInterval',
      'clearTimeout',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'requestIdleCallback',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  });
