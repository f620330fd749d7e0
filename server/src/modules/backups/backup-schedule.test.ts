import { isBackupDue } from './backup-schedule.ts';

const at = (time: string): Date => new Date(`2026-11-${time}:00Z`);

test.each([
  ['the last success was before 02:00', '29T02:30', '01T00:00', '30T02:07', true],
  ['the last success was after 02:00', '30T02:05', '01T00:00', '30T23:59', false],
  ['it is not 02:00 yet', '29T02:30', '01T00:00', '30T01:59', false],
  ['no backup has succeeded', null, '01T00:00', '30T09:00', true],
  ['the database was created after 02:00', null, '30T08:00', '30T09:00', false],
  ['the database was created before midnight', null, '29T20:00', '30T01:00', false],
])('when %s', (_case, lastSuccess, createdAt, now, isDue) => {
  const state = { lastSuccess: lastSuccess === null ? null : at(lastSuccess), createdAt: at(createdAt) };
  expect(isBackupDue(state, at(now))).toBe(isDue);
});
