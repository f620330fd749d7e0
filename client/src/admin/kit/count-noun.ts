import { formatCount } from '../../ui/numbers';

/** Formats a number with its noun: `1 problem`, `1,240 problems`. */
export const counted = (count: number, singular: string, plural: string): string =>
  `${formatCount(count)} ${count === 1 ? singular : plural}`;
