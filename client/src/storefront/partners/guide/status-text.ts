const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long before another a moment was, both by the server's clock: `3 minutes ago`. */
export function agoInWords(moment: string, now: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(now) - Date.parse(moment)) / 1_000));
  for (const [unit, length] of units) {
    if (seconds >= length) {
      return relative.format(-Math.floor(seconds / length), unit);
    }
  }
  return seconds < 10 ? 'just now' : `${seconds} seconds ago`;
}

/** Whether a change takes so long that people may wonder. */
export const isLong = (seconds: number): boolean => seconds >= 60;

/** How far behind a feed may be: what is still being written comes once it is complete. */
export function lagInWords(seconds: number): string {
  if (seconds === 0) {
    return 'Up to date';
  }
  return isLong(seconds)
    ? `A large change is being written, for ${Math.floor(seconds / 60)} min so far`
    : `Up to date, ${seconds} s behind`;
}
