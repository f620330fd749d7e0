import { timeOfBackup } from './manifest.ts';

/** Number of periods whose newest backup is retained. */
const retained = { daily: 7, weekly: 4, monthly: 6 };

const dayMs = 86_400_000;
/** The Unix epoch was a Thursday. Weeks begin on Monday. */
const daysBeforeMonday = 3;

const periods = {
  daily: (time: Date): string => time.toISOString().slice(0, 10),
  weekly: (time: Date): string => String(Math.floor((time.getTime() / dayMs + daysBeforeMonday) / 7)),
  monthly: (time: Date): string => time.toISOString().slice(0, 7),
};

/**
 * Returns the names of the backups that can be deleted. Retains the newest backup of each of the last 7 days, 4 weeks
 * and 6 months (UTC) that have backups, and `current`. Other files are ignored.
 */
export function expiredBackups(names: readonly string[], current: string): string[] {
  const backups = names
    .flatMap((name) => {
      const time = timeOfBackup(name);
      return time ? [{ name, time }] : [];
    })
    .sort((a, b) => b.time.getTime() - a.time.getTime());
  const kept = new Set([current]);
  for (const unit of ['daily', 'weekly', 'monthly'] as const) {
    const newest = new Map<string, string>();
    for (const { name, time } of backups) {
      const period = periods[unit](time);
      if (!newest.has(period)) newest.set(period, name);
    }
    for (const name of [...newest.values()].slice(0, retained[unit])) kept.add(name);
  }
  return backups.map(({ name }) => name).filter((name) => !kept.has(name));
}
