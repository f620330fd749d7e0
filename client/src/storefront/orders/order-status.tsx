import type { OrderStatus as Status } from '../../graphql/generated/graphql';
import { StatusMark } from '../../ui/status-mark';

interface StatusText {
  readonly tone: 'ok' | 'warn' | 'danger' | 'accent' | 'neutral';
  readonly text: string;
  /** What happens next. */
  readonly note: string;
}

const texts: Readonly<Record<Status, StatusText>> = {
  PROCESSING: {
    tone: 'warn',
    text: 'Processing',
    note: 'We have your order and reserved its stones. We will write to you about payment.',
  },
  PAYMENT: { tone: 'warn', text: 'Payment', note: 'We wait for your payment.' },
  DELIVERY: { tone: 'accent', text: 'Delivery', note: 'Your stones are on their way.' },
  COMPLETED: { tone: 'ok', text: 'Completed', note: 'The order is finished.' },
  CANCELLED: { tone: 'neutral', text: 'Cancelled', note: 'The order was cancelled; its stones are for sale again.' },
};

/** The status of an order as a word with its mark. */
export function OrderStatusMark({ status }: { readonly status: Status }) {
  const { tone, text } = texts[status];
  return <StatusMark tone={tone}>{text}</StatusMark>;
}

/** What an order's status means for its buyer. */
export function statusNote(status: Status): string {
  return texts[status].note;
}
