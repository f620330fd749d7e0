/** Value of a property that distinguishes variants. */
export interface VariantOption {
  readonly value: string;
  /** True if the value is offered in combination with the other selected value. */
  readonly isAvailable: boolean;
}

/** Choice between the variants of a design by two properties: metal or color, and size. */
export interface VariantChoice<Variant> {
  readonly chosen: readonly [first: string, second: string];
  readonly options: readonly [first: readonly VariantOption[], second: readonly VariantOption[]];
  /** Variant with the selected values. Null if the combination is not offered. */
  readonly variant: Variant | null;
}

type Read<Variant> = (variant: Variant) => string;

const isSameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Returns the distinct values in their original order, or sorted if all are numbers. */
function valuesOf<Variant>(variants: readonly Variant[], read: Read<Variant>): readonly string[] {
  const values = [...new Map(variants.map(read).map((value) => [value.toLowerCase(), value])).values()];
  const number = (value: string) => Number.parseFloat(value);
  return values.every((value) => Number.isFinite(number(value)))
    ? [...values].sort((a, b) => number(a) - number(b))
    : values;
}

/**
 * Returns the available and selected values, ignoring case. A property without a selection takes the value of the
 * first matching variant. Keeps a selected value that has no variant, so that the page can report it.
 */
export function variantChoice<Variant>(
  variants: readonly [Variant, ...Variant[]],
  [readFirst, readSecond]: readonly [Read<Variant>, Read<Variant>],
  [selectedFirst, selectedSecond]: readonly [first: string | null, second: string | null],
): VariantChoice<Variant> {
  const matchesSelection = (variant: Variant) =>
    (selectedFirst === null || isSameText(readFirst(variant), selectedFirst)) &&
    (selectedSecond === null || isSameText(readSecond(variant), selectedSecond));
  const nearest = variants.find(matchesSelection) ?? variants[0];
  const first = selectedFirst ?? readFirst(nearest);
  const second = selectedSecond ?? readSecond(nearest);
  const hasVariant = (firstValue: string, secondValue: string) =>
    variants.some(
      (variant) => isSameText(readFirst(variant), firstValue) && isSameText(readSecond(variant), secondValue),
    );
  return {
    chosen: [first, second],
    options: [
      valuesOf(variants, readFirst).map((value) => ({ value, isAvailable: hasVariant(value, second) })),
      valuesOf(variants, readSecond).map((value) => ({ value, isAvailable: hasVariant(first, value) })),
    ],
    variant:
      variants.find((variant) => isSameText(readFirst(variant), first) && isSameText(readSecond(variant), second)) ??
      null,
  };
}
