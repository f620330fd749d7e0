import { undoneText } from './use-stock-change';

test('describes the values that an undo restores', () => {
  expect(undoneText({ change: { price: { field: 'pricePerCarat', percent: 5 } } }, 296)).toBe(
    'Undone: 296 prices restored',
  );
  expect(undoneText({ change: { set: { isActive: true } } }, 1)).toBe('Undone: 1 item restored');
});
