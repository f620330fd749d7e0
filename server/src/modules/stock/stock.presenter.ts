import Type, { type TSchema } from 'typebox';
import { readersOf, type StockField } from './fields/stock-field.ts';
import { readValue, type StockRow } from './fields/stock-row.ts';
import type { StockType } from './stock-type.ts';

/**
 * Returns the REST fields of a row. Fields that the caller may not read are omitted, because they were not selected.
 */
export function presentedFields({ fields }: StockType, row: StockRow): Record<string, unknown> {
  const presented: Record<string, unknown> = {};
  for (const field of fields) {
    const { rest, value } = field;
    const raw = readValue(row, field);
    if (raw !== undefined && rest !== null) presented[rest] = value.presented(raw);
  }
  return presented;
}

const schemaOf = (field: StockField): TSchema => {
  const { value, presence, description } = field;
  const schema = presence === 'optional' ? Type.Union([value.schema, Type.Null()]) : value.schema;
  const readers = readersOf(field);
  const described = { ...schema, description: `${description}${readers}` };
  return readers === '' ? described : Type.Optional(described);
};

const ownSchemas = {
  id: Type.Integer(),
  isActive: Type.Boolean({ description: 'Whether the item is active. Only administrators see inactive items.' }),
};
const version = Type.Integer({ description: 'Version of the item, incremented by each change.' });

/** Returns the schemas for the fields that `presentedFields` returns. */
export const fieldSchemas = ({ fields }: StockType): Record<string, TSchema> =>
  Object.fromEntries(fields.flatMap((field) => (field.rest === null ? [] : [[field.rest, schemaOf(field)]])));

/** REST presentation of a stock type. `returns` is the schema for the return value of `present`. */
export interface StockPresenter {
  present(row: StockRow): Record<string, unknown>;
  readonly returns: TSchema;
  /** REST field that wraps the item's own fields. Request bodies may use this field or be flat. */
  readonly wrapper?: string;
}

/** Presents an item as one flat object: `{id, isActive, …}`. */
export const flatPresenter = (type: StockType): StockPresenter => ({
  present: (row) => ({ id: row.id, isActive: row.isActive, ...presentedFields(type, row), version: row.version }),
  returns: Type.Object(
    { ...ownSchemas, ...fieldSchemas(type), version },
    { additionalProperties: false, title: type.typeName },
  ),
});

/** Presents an item as `{id, isActive, product: {id, …}}`. */
export const wrappedPresenter = (type: StockType): StockPresenter => ({
  wrapper: 'product',
  present: (row) => ({
    id: row.id,
    isActive: row.isActive,
    product: { id: row.id, ...presentedFields(type, row), version: row.version },
  }),
  returns: Type.Object(
    {
      ...ownSchemas,
      product: Type.Object({ id: ownSchemas.id, ...fieldSchemas(type), version }, { additionalProperties: false }),
    },
    { additionalProperties: false, title: type.typeName },
  ),
});

/** Returns the input names of fields that have a different REST name, keyed by REST name. */
export const restNames = ({ fields }: StockType): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ rest, name }) => (rest === null || rest === name ? [] : [[rest, name] as const])),
  );
