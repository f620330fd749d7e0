import type { Availability, StockStatus } from '../../graphql/generated/graphql';

/** A status in words and how it is meant. */
export interface AvailabilityText {
  readonly tone: 'ok' | 'warn' | 'danger' | 'accent';
  readonly text: string;
}

/** Whether the viewer can have the stone. */
export function availabilityText(stone: {
  readonly availability: Availability;
  readonly status: StockStatus;
}): AvailabilityText {
  switch (stone.availability) {
    case 'FOR_SALE':
      return { tone: 'ok', text: 'Available' };
    case 'HELD_FOR_YOU':
      return { tone: 'accent', text: 'On hold for you' };
    case 'GONE':
      return unavailable(stone.status);
  }
}

function unavailable(status: StockStatus): AvailabilityText {
  switch (status) {
    case 'HOLD':
      return { tone: 'warn', text: 'On hold' };
    case 'MEMO':
      return { tone: 'warn', text: 'On memo' };
    case 'AVAILABLE':
    case 'SUSPENDED':
      return { tone: 'danger', text: 'No longer for sale' };
  }
}
