import type { Availability } from '../../graphql/generated/graphql';
import type { Mark } from '../../table/columns/list-column';
import { textAt } from '../../table/columns/value-at';

const marks: Readonly<Record<string, Mark>> = {
  FOR_SALE: { text: 'Available', tone: 'ok' },
  HELD_FOR_YOU: { text: 'On hold for you', tone: 'accent' },
  GONE: { text: 'No longer for sale', tone: 'danger' },
} satisfies Record<Availability, Mark>;

/** Whether stock of any type can be had. */
export function availabilityMark(item: object): Mark {
  return marks[textAt(item, 'availability') ?? ''] ?? { text: '–' };
}
