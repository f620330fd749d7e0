import { nameOfBackup } from './manifest.ts';
import { expiredBackups } from './retention.ts';

const nightly = (count: number, last = '2026-11-30T02:07:00Z'): string[] =>
  Array.from({ length: count }, (_, day) => nameOfBackup(new Date(Date.parse(last) - day * 86_400_000), false));

const daysLeft = (names: readonly string[], current: string): string[] => {
  const expired = new Set(expiredBackups(names, current));
  return names.filter((name) => !expired.has(name)).map((name) => name.slice('facet-'.length, 'facet-'.length + 8));
};

test('retains the newest backups of 7 days, 4 weeks and 6 months', () => {
  const names = nightly(400);
  expect(daysLeft(names, names[0] ?? '')).toEqual([
    ...['20261130', '20261129', '20261128', '20261127', '20261126', '20261125', '20261124'],
    // Sundays and the current week
    ...['20261122', '20261115'],
    // ends of months
    ...['20261031', '20260930', '20260831', '20260731', '20260630'],
  ]);
});

test('retains the current backup even if the clock was set back, and the only backups of an installation that paused', () => {
  const names = nightly(40);
  const current = nameOfBackup(new Date('2020-01-01T00:00:00Z'), true);
  expect(expiredBackups([...names, current], current)).not.toContain(current);
  const rare = ['2021', '2022', '2023', '2024'].map((year) => nameOfBackup(new Date(`${year}-05-01T00:00:00Z`), false));
  expect(expiredBackups(rare, rare[3] ?? '')).toEqual([]);
});

test('ignores files with other names', () => {
  const others = [
    'notes.txt',
    'facet-20200101T000000Z.zip.partial',
    'before-upgrade.zip',
    'old-facet-20200101T000000Z.zip',
  ];
  const names = nightly(60);
  expect(expiredBackups([...others, ...names], names[0] ?? '')).toEqual(expiredBackups(names, names[0] ?? ''));
});
