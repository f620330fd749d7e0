/** Where an item has a field, and what as. */
interface FieldPlace {
  readonly path: string;
  readonly type: string;
}

/** A field of an item, as partners read it. */
export interface GuidedField {
  /** The section of the item that it belongs to. */
  readonly section: string;
  /** In REST and in its feed. Null: there it is not shown. */
  readonly rest: FieldPlace | null;
  /** The same in GraphQL. */
  readonly graphql: FieldPlace | null;
  readonly meaning: string;
  /** `$` is the currency of the house (`inHouseCurrency`). */
  readonly unit: string | null;
  readonly readers: 'everybody' | 'users';
  /** Keys without the scope PRICES_READ are not told. */
  readonly isPrice?: true;
}

/**
 * What partners are told of the fields of each type of stock: made by `npm run codegen` of `stock.declaration.json` and
 * `schema.partner.graphql`.
 */
export type FieldGuide = readonly {
  /** As feeds and the paths of REST name it. */
  readonly name: string;
  /** As GraphQL names it. */
  readonly typeName: string;
  readonly many: string;
  readonly title: string;
  readonly fields: readonly GuidedField[];
}[];
