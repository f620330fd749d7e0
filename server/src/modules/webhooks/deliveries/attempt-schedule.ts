const minute = 60;
const hour = 60 * minute;

/** The retry schedule: pauses after the first failed attempt and each further one, in seconds. */
const pauses = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

/** Attempts of one delivery. */
export const mostAttempts = pauses.length + 1;

/** Up to this share is added to each pause at random, so that deliveries that failed together are not repeated together. */
const spread = 0.1;

const durationWords = (seconds: number): string => {
  if (seconds < minute) return `${seconds} s`;
  return seconds < hour ? `${seconds / minute} min` : `${seconds / hour} h`;
};

/** The retry schedule in words, for the reference. */
export const retryScheduleWords = `After each failure the next attempt follows in ${pauses.map(durationWords).join(', ')}; up to ${spread * 100} % is added to each pause.`;

/** Returns the seconds until a delivery with this number of failed attempts is sent again; null after the last attempt. */
export function pauseAfter(tries: number): number | null {
  const pause = pauses[tries - 1];
  return pause === undefined ? null : pause * (1 + Math.random() * spread);
}

/** Seconds after which an attempt without a result counts as lost: longer than any attempt takes. */
export const leaseSeconds = 30;
