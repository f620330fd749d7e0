const minute = 60;
const hour = 60 * minute;

/** After each attempt that has failed, how long until the next one, in seconds. */
const pauses = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

/** Attempts of one delivery. */
export const mostAttempts = pauses.length + 1;

/** Up to so much longer, at random: what has failed together does not come back together. */
const spread = 0.1;

/** Seconds until a delivery that has failed so often is sent again. Null: it has been tried often enough. */
export function pauseAfter(tries: number): number | null {
  const pause = pauses[tries - 1];
  return pause === undefined ? null : pause * (1 + Math.random() * spread);
}

/** How long an attempt may be on its way before it counts as lost, in seconds: longer than any takes. */
export const leaseSeconds = 30;
