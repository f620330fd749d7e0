import type { ImportFetchInterval } from '../../../graphql/generated/graphql';

/** How often files are fetched, in words. */
export const intervalLabels: Readonly<Record<ImportFetchInterval, string>> = {
  HOUR: 'Every hour',
  DAY: 'Every day',
  WEEKDAY: 'Monday to Friday',
};

/** When files are fetched: `Every day at 06:30 UTC`. */
export function intervalText({
  every,
  time,
}: {
  readonly every: ImportFetchInterval;
  readonly time: string | null;
}): string {
  return time === null ? intervalLabels[every] : `${intervalLabels[every]} at ${time} UTC`;
}
