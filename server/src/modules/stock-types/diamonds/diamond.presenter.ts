import Type from 'typebox';
import type { Viewer } from '../../accounts/index.ts';
import { isReadableBy, type StockField } from '../../stock/fields/index.ts';
import { fieldSchemas, presentedFields, type StockPresenter } from '../../stock/index.ts';
import { diamonds } from './diamond.stock.ts';

/** Returns the REST fields that a viewer may read. */
export const presentedTo = (viewer: Viewer): readonly StockField[] =>
  diamonds.fields.filter((field) => field.rest !== null && isReadableBy(field, viewer));

const closed = { additionalProperties: false };

/** Presents a diamond as `{id, isActive, product}`. Fields that the caller may not read are omitted. */
export const diamondPresenter: StockPresenter = {
  present: (row) => ({
    id: row.id,
    isActive: row.isActive,
    product: { ...presentedFields(diamonds, row), version: row.version },
  }),
  returns: Type.Object(
    {
      id: Type.Integer(),
      isActive: Type.Boolean({
        description: 'Whether the diamond is active. Only administrators see inactive diamonds.',
      }),
      product: Type.Object(
        {
          ...fieldSchemas(diamonds),
          version: Type.Integer({ description: 'Version of the diamond, incremented by each change.' }),
        },
        closed,
      ),
    },
    { ...closed, title: 'Diamond', description: 'Diamond. Fields that the caller may not read are missing.' },
  ),
  wrapper: 'product',
};
