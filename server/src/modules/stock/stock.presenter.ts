import Type, { type TSchema } from 'typebox';
import { readersOf, type StockField } from './fields/stock-field.ts';
import { readValue, type StockRow } from './fields/stock-row.ts';
import type { StockType } from './stock-type.ts';

/** The fields of a row as REST shows them. What is not for the caller was not read, and is absent. */
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

const own = {
  id: Type.Integer(),
  isActive: Type.Boolean({ description: 'Inactive stock exists for administrators only.' }),
};
const version = Type.Integer({ description: 'Counts the changes.' });

/** The schemas of what `presentedFields` makes. */
export const fieldSchemas = ({ fields }: StockType): Record<string, TSchema> =>
  Object.fromEntries(fields.flatMap((field) => (field.rest === null ? [] : [[field.rest, schemaOf(field)]])));

/** How REST shows a type of stock: `present` and the schema of what it makes. */
export interface StockPresenter {
  present(row: StockRow): Record<string, unknown>;
  readonly returns: TSchema;
  /** The field that holds the piece's own ones, where `present` wraps them; bodies may come so or flat. */
  readonly wrapper?: string;
}

/** A piece as one object: `{id, isActive, …}`. */
export const flatPresenter = (type: StockType): StockPresenter => ({
  present: (row) => ({ id: row.id, isActive: row.isActive, ...presentedFields(type, row), version: row.version }),
  returns: Type.Object(
    { ...own, ...fieldSchemas(type), version },
    { additionalProperties: false, title: type.typeName },
  ),
});

/** A piece as `{id, isActive, product: {id, …}}`. */
export const wrappedPresenter = (type: StockType): StockPresenter => ({
  wrapper: 'product',
  present: (row) => ({
    id: row.id,
    isActive: row.isActive,
    product: { id: row.id, ...presentedFields(type, row), version: row.version },
  }),
  returns: Type.Object(
    {
      ...own,
      product: Type.Object({ id: own.id, ...fieldSchemas(type), version }, { additionalProperties: false }),
    },
    { additionalProperties: false, title: type.typeName },
  ),
});

/** REST's spelling of fields → the input's, where they differ. */
export const restNames = ({ fields }: StockType): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ rest, name }) => (rest === null || rest === name ? [] : [[rest, name] as const])),
  );
