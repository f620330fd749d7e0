/** Result of parsing the text in a number field. */
export type TypedNumber =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'invalid' };

/** Parses a number in common notations: `1.02`, `1,02`, `12,500`, `1.250,50`, `$ 1 200`, `−30`. */
export function parseNumber(text: string): TypedNumber {
  const compact = text.replace(/[\s$€%]/g, '').replace('−', '-');
  if (compact === '') {
    return { kind: 'empty' };
  }
  const isThousands = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(compact);
  const plain = isThousands
    ? compact.replaceAll(',', '')
    : compact.replace(/\.(?=\d{3}(\.\d{3})*,)/g, '').replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? { kind: 'number', value: Number(plain) } : { kind: 'invalid' };
}
