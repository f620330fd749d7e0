import { readFileSync } from 'node:fs';

/** Field of a stock type, as stored in `stock.declaration.json`. */
export interface FieldJson {
  readonly name: string;
  readonly output: string | null;
  readonly label: string;
  readonly description: string;
  readonly rest: { readonly path: string; readonly type: string } | null;
  readonly unit: string | null;
  readonly group: string;
  readonly value: string;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly readers: 'everybody' | 'users' | 'administrators';
  readonly isPrice?: true;
  readonly isGiven: boolean;
  readonly filter: string | null;
  /** Viewers who can filter by the field. Omitted if everyone who can read the field can also filter by it. */
  readonly filterReaders?: string;
  readonly facet: string | null;
  readonly sort: string | null;
  readonly columns: readonly string[] | null;
  /** Column header in files. Omitted if it equals the name. */
  readonly heading?: string;
}

interface PartJson {
  readonly name: string;
  readonly label: string;
  readonly group: string;
  readonly columns: readonly string[];
}

/** Stock type, as stored in `stock.declaration.json`. */
export interface StockJson {
  readonly kind: string;
  /** Name used in REST paths and feeds. */
  readonly name: string;
  readonly one: string;
  readonly many: string;
  readonly typeName: string;
  readonly noun: string;
  readonly plural: string;
  readonly title: string;
  /** URL path segment: `melee-lots`. */
  readonly path: string;
  readonly defaultSort: string;
  readonly fields: readonly FieldJson[];
  readonly prices: readonly { readonly field: string; readonly hasListPrice: boolean }[];
  readonly pages: readonly {
    readonly name: string;
    readonly access: string | null;
    readonly filter: object;
  }[];
  readonly imports: {
    readonly key: string;
    readonly keyParts: readonly string[];
    readonly required: readonly string[];
    readonly parts: readonly PartJson[];
    readonly hasDiscounts: boolean;
  };
}

/** Configuration for plugins that generate a module for one stock type. */
export interface StockConfig {
  readonly stock: StockJson;
}

const declared: readonly Omit<StockJson, 'path'>[] = JSON.parse(readFileSync('stock.declaration.json', 'utf8'));

/** All stock types, from the file that `npm run schema` writes. */
export const stockTypes: readonly StockJson[] = declared.map((stock) => ({
  ...stock,
  path: stock.many.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
}));

/**
 * Returns the source of a module that exports one constant. The compiler checks its type, and its values keep their
 * literal types.
 */
export function constantModule(name: string, type: string, value: object): string {
  return [
    `import type { ${type} } from '../../stock/stock-declaration';`,
    '',
    `export const ${name} = ${JSON.stringify(value, null, 2)} as const satisfies ${type};`,
    '',
  ].join('\n');
}
