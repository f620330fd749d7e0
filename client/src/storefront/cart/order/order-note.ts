import { formatCount } from '../../../ui/numbers';

/** Says below the order button what it does, or why it does nothing. */
export function orderNote(chosen: number, gone: number): string {
  if (chosen === 0) {
    return 'Check the lines that you want to order.';
  }
  if (gone === 1) {
    return 'One line is no longer for sale. Uncheck or remove it to order the rest.';
  }
  if (gone > 1) {
    return `${formatCount(gone)} lines are no longer for sale. Uncheck or remove them to order the rest.`;
  }
  return 'What you order is reserved for you as soon as the order is placed. We then get in touch about payment and delivery.';
}
