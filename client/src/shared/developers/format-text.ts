/** Joins names for use in a sentence. `Order placed, order changed` */
export const listText = (names: readonly string[]): string =>
  names.map((name, index) => (index === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1))).join(', ');

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Formats a timestamp with seconds in the user's time zone, because deliveries can be only seconds apart. */
export const formatMoment = (value: string): string => moment.format(new Date(value));

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats a duration in its largest unit, rounded down. `35 seconds`, `1 minute`, `3 days` */
export function durationText(seconds: number): string {
  const [unit, length] = units.find(([, each]) => seconds >= each) ?? (['second', 1] as const);
  const count = Math.floor(seconds / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
