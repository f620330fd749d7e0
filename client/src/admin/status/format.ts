import { formatCount } from '../../ui/numbers';

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;
const digits = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });

/** Formats a size with a decimal unit. `1.24 GB` */
export function formatBytes(bytes: number): string {
  const exponent = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${digits.format(bytes / 1000 ** exponent)} ${units[exponent]}`;
}

const steps = [
  { unit: 'd', seconds: 86_400 },
  { unit: 'h', seconds: 3_600 },
  { unit: 'min', seconds: 60 },
] as const;

/** Formats a duration in its largest unit. `2 d`, `35 min`, `1.2 s`, `12 ms` */
export function formatDuration(seconds: number): string {
  const step = steps.find((each) => seconds >= each.seconds);
  if (step !== undefined) {
    return `${formatCount(Math.floor(seconds / step.seconds))} ${step.unit}`;
  }
  return seconds >= 1 ? `${digits.format(seconds)} s` : `${formatCount(Math.round(seconds * 1000))} ms`;
}

/** Formats an optional duration. Null becomes a dash. */
export const durationText = (seconds: number | null): string => (seconds === null ? '–' : formatDuration(seconds));

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** Formats a time of the current day with seconds. `14:05:09` */
export const formatTime = (value: string): string => time.format(new Date(value));
