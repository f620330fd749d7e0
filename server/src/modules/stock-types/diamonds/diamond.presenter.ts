import Type from 'typebox';
import type { Viewer } from '../../accounts/index.ts';
import { isReadableBy, type StockField } from '../../stock/fields/index.ts';
import { fieldSchemas, presentedFields, type StockPresenter } from '../../stock/index.ts';
import { diamonds } from './diamond.stock.ts';

/** The fields that REST shows to a viewer. */
export const presentedTo = (viewer: Viewer): readonly StockField[] =>
  diamonds.fields.filter((field) => field.rest !== null && isReadableBy(field, viewer));

const closed = { additionalProperties: false };

/** A stone as REST shows it: `{id, isActive, product}`. What is not for the caller is absent. */
export const diamondPresenter: StockPresenter = {
  present: (row) => ({
    id: row.id,
    isActive: row.isActive,
    product: { ...presentedFields(diamonds, row), version: row.version },
  }),
  returns: Type.Object(
    {
      id: Type.Integer(),
      isActive: Type.Boolean({ description: 'Inactive stones exist for administrators only.' }),
      product: Type.Object(
        { ...fieldSchemas(diamonds), version: Type.Integer({ description: 'Counts the changes.' }) },
        closed,
      ),
    },
    { ...closed, title: 'Diamond', description: 'A stone. What is not for the caller is absent.' },
  ),
  wrapper: 'product',
};
