import Type from 'typebox';
import { del, get, list, patch } from '../../../kernel/transport/route.ts';
import { changeOf, createRoute, flatPresenter, restNames, stockDeletion, stockModule } from '../../stock/index.ts';
import { findStock } from '../../stock/lists/index.ts';
import { JewelleryHoldResolver } from './holds/jewellery-hold.resolver.ts';
import { jewelleryHolds, jewelleryRules } from './holds/jewellery-holds.ts';
import { jewelleryImport } from './jewellery.import.ts';
import { jewellery } from './jewellery.stock.ts';
import { JewelleryFields } from './jewellery-fields.resolver.ts';
import { changeProduct, deleteProduct, listProducts, productPages } from './products.ts';

const presenter = flatPresenter(jewellery);
const byNumber = { stockNumber: Type.String({ description: 'Stock number, URL-encoded.' }) };
const duplicateErrors = [{ code: 'INVALID_REQUEST', status: 409 }] as const;

export const jewelleryModule = stockModule({
  type: jewellery,
  files: jewelleryImport,
  hasImportRoute: true,
  resolvers: [JewelleryFields, JewelleryHoldResolver, ...stockDeletion(jewellery)],
  rules: jewelleryRules,
  holds: jewelleryHolds,
  routes: [
    list('/products', listProducts, {
      ...presenter,
      summary: 'Lists jewellery that the caller may see: all jewellery, or the jewellery of one shop page.',
      from: ({ query: { type } }) => ({ type }),
      query: Type.Object({ type: Type.Optional(Type.Enum([...productPages], { default: 'all' })) }),
    }),
    get('/products/:stockNumber', findStock(jewellery), {
      ...presenter,
      summary: 'Retrieves one jewellery piece.',
      params: byNumber,
      from: ({ params }) => ({ ref: params }),
    }),
    createRoute(jewellery, presenter),
    patch('/products/:stockNumber', changeProduct, {
      ...presenter,
      summary: 'Updates fields of one jewellery piece.',
      params: byNumber,
      from: changeOf,
      names: { ...restNames(jewellery), '': 'set' },
      errors: duplicateErrors,
    }),
    del('/products/:stockNumber', deleteProduct, {
      summary: 'Deletes one jewellery piece permanently, unless it is in an open order or sold.',
      params: byNumber,
      returns: null,
      present: () => null,
      errors: duplicateErrors,
    }),
  ],
});
