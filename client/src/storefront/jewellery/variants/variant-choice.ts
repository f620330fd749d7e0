/** Value of a property that distinguishes variants. */
export interface VariantOption {
  readonly value: string;
  /** True if the value is made in combination with the other selected value. */
  readonly isMade: boolean;
}

/** Choice between the variants of a design by two properties: metal or colour, and size. */
export interface VariantChoice<Variant> {
  readonly chosen: readonly [first: string, second: string];
  readonly options: readonly [first: readonly VariantOption[], second: readonly VariantOption[]];
  /** Variant with the selected values; null if the combination is not made. */
  readonly variant: Variant | null;
}

type Read<Variant> = (variant: Variant) => string;

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Returns the distinct values in order; sorted if all are numbers. */
function valuesOf<Variant>(variants: readonly Variant[], read: Read<Variant>): readonly string[] {
  const values = [...new Map(variants.map(read).map((value) => [value.toLowerCase(), value])).values()];
  const number = (value: string) => Number.parseFloat(value);
  return values.every((value) => Number.isFinite(number(value)))
    ? [...values].sort((one, other) => number(one) - number(other))
    : values;
}

/**
 * Returns the available and the selected values. A property without a selection takes the value of the first matching
 * variant. A selected value without a variant is returned, so that the page can report it. Case-insensitive.
 */
export function variantChoice<Variant>(
  variants: readonly [Variant, ...Variant[]],
  [readFirst, readSecond]: readonly [Read<Variant>, Read<Variant>],
  [wantedFirst, wantedSecond]: readonly [first: string | null, second: string | null],
): VariantChoice<Variant> {
  const isAsWanted = (variant: Variant) =>
    (wantedFirst === null || same(readFirst(variant), wantedFirst)) &&
    (wantedSecond === null || same(readSecond(variant), wantedSecond));
  const nearest = variants.find(isAsWanted) ?? variants[0];
  const first = wantedFirst ?? readFirst(nearest);
  const second = wantedSecond ?? readSecond(nearest);
  const isMade = (one: string, other: string) =>
    variants.some((variant) => same(readFirst(variant), one) && same(readSecond(variant), other));
  return {
    chosen: [first, second],
    options: [
      valuesOf(variants, readFirst).map((value) => ({ value, isMade: isMade(value, second) })),
      valuesOf(variants, readSecond).map((value) => ({ value, isMade: isMade(first, value) })),
    ],
    variant: variants.find((variant) => same(readFirst(variant), first) && same(readSecond(variant), second)) ?? null,
  };
}
