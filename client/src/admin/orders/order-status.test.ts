import type { OrderStatus } from '../../graphql/generated/graphql';
import { affectedItemsText, namesOf, orderStatuses, stockEffectText, stockNames } from './order-status';

const open: OrderStatus[] = ['PROCESSING', 'PAYMENT', 'DELIVERY'];

test('lists all five statuses in their usual order', () => {
  expect(orderStatuses).toEqual(['PROCESSING', 'PAYMENT', 'DELIVERY', 'COMPLETED', 'CANCELLED']);
});

test('states that items stay on hold while an order is open', () => {
  for (const from of open) {
    for (const to of open) {
      expect(stockEffectText(from, to)).toBe('The items stay on hold for the buyer.');
    }
  }
});

test.each(open)('shows no conflict warning for a change from %p to completed or cancelled', (from) => {
  expect(stockEffectText(from, 'COMPLETED')).toMatch(/sold/);
  expect(stockEffectText(from, 'CANCELLED')).toMatch(/available/);
  expect(stockEffectText(from, 'COMPLETED') + stockEffectText(from, 'CANCELLED')).not.toMatch(/fails/);
});

test('warns that another buyer may have reserved the items of a cancelled order', () => {
  for (const to of [...open, 'COMPLETED' as const]) {
    expect(stockEffectText('CANCELLED', to)).toMatch(/fails/);
  }
  expect(stockEffectText('COMPLETED', 'PAYMENT')).toMatch(/on hold for the buyer again.*fails/);
});

const line = (stockNumber: string, more: object = {}) => ({
  kind: 'DIAMOND',
  stockNumber,
  carats: null,
  numberOfStones: null,
  stock: 'RESERVED' as const,
  ...more,
});

test('returns the names of stock items, and omits made-to-order items', () => {
  const lines = [
    line('A-1'),
    line('ME-7', { kind: 'MELEE', carats: 2.5, numberOfStones: 80 }),
    line('P-3', { numberOfStones: 4 }),
    line('BR-1', { kind: 'BRACELET', stock: null }),
  ];
  expect(stockNames(lines)).toEqual(['A-1', '2.5 ct of ME-7', '4 of P-3']);
  expect(affectedItemsText(lines)).toBe('Affected items: A-1, 2.5 ct of ME-7, 4 of P-3; the others are made to order.');
  expect(affectedItemsText(lines.slice(3))).toMatch(/^No stock items/);
  expect(namesOf(Array.from({ length: 10 }, (_, index) => `A-${index}`))).toMatch(/A-7 and 2 more$/);
});
