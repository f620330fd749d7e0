import type { ShowFactsFragment } from '../../../graphql/generated/graphql';
import { formatDays } from '../../../ui/text/days';

/** When a show is. */
export function showDays({ startDate, endDate }: Pick<ShowFactsFragment, 'startDate' | 'endDate'>): string {
  return startDate === null ? 'Days not known yet' : formatDays(startDate, endDate);
}
