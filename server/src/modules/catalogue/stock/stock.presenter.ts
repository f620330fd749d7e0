import Type, { type TSchema } from 'typebox';
import type { StockField } from './fields/stock-field.ts';
import { readValue, type StockRow } from './lists/stock-row.ts';
import type { StockType } from './stock-type.ts';

/** A field of a row as REST shows it. Undefined: it is not for the caller, and was not read. */
const presentField = (field: StockField, row: StockRow): [string, unknown] => {
  const raw = readValue(row, field);
  return [field.rest, raw === undefined ? undefined : field.value.presented(raw)];
};

const fieldsOf = (type: StockType, row: StockRow): Record<string, unknown> =>
  Object.fromEntries(type.fields.map((field) => presentField(field, row)));

const schemaOf = ({ value, presence, isForAdministrators, description }: StockField): TSchema => {
  const schema = presence === 'optional' ? Type.Union([value.schema, Type.Null()]) : value.schema;
  const described = {
    ...schema,
    description: isForAdministrators ? `${description} Administrators only.` : description,
  };
  return isForAdministrators ? Type.Optional(described) : described;
};

const own = {
  id: Type.Integer(),
  isActive: Type.Boolean({ description: 'Inactive stock exists for administrators only.' }),
};
const version = Type.Integer({ description: 'Counts the changes.' });

const fieldSchemas = ({ fields }: StockType): Record<string, TSchema> =>
  Object.fromEntries(fields.map((field) => [field.rest, schemaOf(field)]));

/** How REST shows a type of stock: `present` and the schema of what it makes. */
export interface StockPresenter {
  present(row: StockRow): Record<string, unknown>;
  readonly returns: TSchema;
  /** The field that holds the piece's own ones, where `present` wraps them; bodies may come so or flat. */
  readonly wrapper?: string;
}

/** A piece as one object: `{id, isActive, …}`. */
export const flatPresenter = (type: StockType): StockPresenter => ({
  present: (row) => ({ id: row.id, isActive: row.isActive, ...fieldsOf(type, row), version: row.version }),
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
    product: { id: row.id, ...fieldsOf(type, row), version: row.version },
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
  Object.fromEntries(fields.filter(({ rest, name }) => rest !== name).map(({ rest, name }) => [rest, name]));
