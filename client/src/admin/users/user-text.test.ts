import { isBlockedNow } from './user-text';

const now = new Date('2026-11-20T12:00:00Z');

test('treats a block without a date as permanent and a block with a date as temporary', () => {
  expect(isBlockedNow({ isBlocked: true, blockedUntil: null }, now)).toBe(true);
  expect(isBlockedNow({ isBlocked: true, blockedUntil: '2026-11-20T12:00:01Z' }, now)).toBe(true);
  expect(isBlockedNow({ isBlocked: true, blockedUntil: '2026-11-20T11:59:59Z' }, now)).toBe(false);
  expect(isBlockedNow({ isBlocked: false, blockedUntil: '2027-01-01T00:00:00Z' }, now)).toBe(false);
});
