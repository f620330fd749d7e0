import type { OrderStatus } from '../../graphql/generated/graphql';
import { orderStatuses, stockEffectText } from './order-status';

const open: OrderStatus[] = ['PROCESSING', 'PAYMENT', 'DELIVERY'];

test('all five statuses, in the order of an order’s life', () => {
  expect(orderStatuses).toEqual(['PROCESSING', 'PAYMENT', 'DELIVERY', 'COMPLETED', 'CANCELLED']);
});

test('while an order goes on its stones stay on hold', () => {
  for (const from of open) {
    for (const to of open) {
      expect(stockEffectText(from, to)).toBe('The stones stay on hold for the buyer.');
    }
  }
});

test.each(open)('%p to completed or cancelled cannot be refused', (from) => {
  expect(stockEffectText(from, 'COMPLETED')).toMatch(/sold/);
  expect(stockEffectText(from, 'CANCELLED')).toMatch(/available/);
  expect(stockEffectText(from, 'COMPLETED') + stockEffectText(from, 'CANCELLED')).not.toMatch(/refused/);
});

test('opening or completing a cancelled order may find its stones with somebody else', () => {
  for (const to of [...open, 'COMPLETED' as const]) {
    expect(stockEffectText('CANCELLED', to)).toMatch(/refused/);
  }
  expect(stockEffectText('COMPLETED', 'PAYMENT')).toMatch(/on hold for the buyer again.*refused/);
});
