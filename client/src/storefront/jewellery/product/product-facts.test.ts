import { ringSizeWords } from './product-facts';

test.each([
  ['6.5', 'US 6½ · EU 53 · UK M½'],
  ['6 1/2', 'US 6½ · EU 53 · UK M½'],
  ['6½', 'US 6½ · EU 53 · UK M½'],
  ['7', 'US 7 · EU 54.5 · UK N½'],
  ['54', '54'],
  ['adjustable', 'adjustable'],
])('converts the ring size %s to %s', (size, text) => {
  expect(ringSizeWords(size)).toBe(text);
});
