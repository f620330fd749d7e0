import { advisoryLocks } from './advisory-locks.ts';

test('gives each lock a different key', () => {
  const keys = Object.values(advisoryLocks);
  expect(new Set(keys).size).toBe(keys.length);
});
