import type { Availability, StockStatus } from '../../graphql/generated/graphql';
import type { Mark } from '../../table/columns/list-column';

/** Returns the availability mark of an item. */
export const availabilityMark = ({ availability }: { readonly availability: Availability }): Mark =>
  availabilityText({ availability });

/** Label and tone that represent an availability. */
export interface AvailabilityText {
  readonly tone: 'ok' | 'warn' | 'danger' | 'accent';
  readonly text: string;
}

const marks: Readonly<Record<Availability, AvailabilityText>> = {
  FOR_SALE: { tone: 'ok', text: 'Available' },
  HELD_FOR_YOU: { tone: 'accent', text: 'On hold for you' },
  ORDERED_BY_YOU: { tone: 'accent', text: 'Ordered by you' },
  ON_HOLD: { tone: 'warn', text: 'On hold' },
  SOLD: { tone: 'danger', text: 'Sold' },
  GONE: { tone: 'danger', text: 'Not available' },
};

/** Returns true if the viewer can order an item with this availability. */
export const isOrderable = (availability: Availability): boolean =>
  availability === 'FOR_SALE' || availability === 'HELD_FOR_YOU';

/** Returns the label and tone of an item's availability for the viewer. Stones on memo have their own label. */
export const availabilityText = ({
  availability,
  status,
}: {
  readonly availability: Availability;
  readonly status?: StockStatus;
}): AvailabilityText =>
  availability === 'GONE' && status === 'MEMO' ? { tone: 'warn', text: 'On memo' } : marks[availability];
