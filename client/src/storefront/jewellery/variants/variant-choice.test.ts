import { variantChoice } from './variant-choice';

interface Variant {
  readonly color: string;
  readonly size: string;
}

const variants: readonly [Variant, ...Variant[]] = [
  { color: 'Rose', size: '7 in' },
  { color: 'Rose', size: '6.5 in' },
  { color: 'White', size: '7 in' },
];
const readers = [({ color }: Variant) => color, ({ size }: Variant) => size] as const;
const choose = (color: string | null, size: string | null) => variantChoice(variants, readers, [color, size]);

test('selects the first variant by default, and sorts sizes numerically', () => {
  const { chosen, options, variant } = choose(null, null);
  expect(chosen).toEqual(['Rose', '7 in']);
  expect(variant).toBe(variants[0]);
  expect(options[0]).toEqual([
    { value: 'Rose', isAvailable: true },
    { value: 'White', isAvailable: true },
  ]);
  expect(options[1]).toEqual([
    { value: '6.5 in', isAvailable: true },
    { value: '7 in', isAvailable: true },
  ]);
});

test('marks options without a matching variant as unavailable, ignoring case', () => {
  expect(choose('white', null)).toMatchObject({ chosen: ['white', '7 in'], variant: variants[2] });
  expect(choose('white', null).options[1]).toEqual([
    { value: '6.5 in', isAvailable: false },
    { value: '7 in', isAvailable: true },
  ]);
  expect(choose(null, '6.5 IN').variant).toBe(variants[1]);
});

test('returns no variant for a combination that is not made', () => {
  expect(choose('White', '6.5 in')).toMatchObject({ chosen: ['White', '6.5 in'], variant: null });
  expect(choose('Green', null)).toMatchObject({ chosen: ['Green', '7 in'], variant: null });
});
