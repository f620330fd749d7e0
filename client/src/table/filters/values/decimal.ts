/** What was typed where a number is expected. */
export type TypedNumber =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'invalid' };

/** How many decimals numbers of this step have: 2 for 0.01. */
export function decimalsOf(step: number): number {
  const [, decimals = ''] = String(step).split('.');
  return decimals.length;
}

/** The nearest multiple of the step. */
export function roundToStep(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(decimalsOf(step)));
}

/** Reads a number as people write it: `1.02`, `1,02`, `12,500`, `−30`. */
export function readTypedNumber(text: string): TypedNumber {
  const compact = text.replace(/[\s$%]/g, '').replace('−', '-');
  if (compact === '') {
    return { kind: 'empty' };
  }
  const isThousands = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(compact);
  const plain = isThousands ? compact.replaceAll(',', '') : compact.replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? { kind: 'number', value: Number(plain) } : { kind: 'invalid' };
}
