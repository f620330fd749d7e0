import { create, flagOf, list, patch, type RestRequest, type Route } from '../../kernel/transport/route.ts';
import { listAllStock } from './lists/list-all-stock.ts';
import { restNames, type StockPresenter } from './stock.presenter.ts';
import type { StockType } from './stock-type.ts';
import { createStock, updateStock } from './writing/save-stock.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A piece as the documented client sends it: `{id, isActive, product}`, or the product's fields alone. */
export function unwrapped(body: unknown): unknown {
  if (!isRecord(body) || !isRecord(body.product)) return body;
  const { id: _id, ...product } = body.product;
  return body.isActive === undefined ? product : { ...product, isActive: body.isActive };
}

/** A change as REST sends it: the path says which piece. */
export const changeOf = ({ params, body }: RestRequest): unknown => ({
  ...params,
  expectedVersion: isRecord(body) ? body.expectedVersion : undefined,
  set: unwrapped(body),
});

/** The list of a type below `/api`. */
export const listRoute = (type: StockType, { present, returns }: StockPresenter): Route =>
  list(`/${type.name}`, listAllStock(type), {
    summary: `All ${type.noun}s that the caller may see.`,
    returns,
    from: ({ query: { activeonly } }) => ({ isRestricted: flagOf(activeonly) }),
    names: { activeonly: 'isRestricted' },
    present,
  });

/** The call that puts a new piece on stock. */
export const createRoute = (type: StockType, presenter: StockPresenter): Route =>
  create(`/${type.name}`, createStock(type), {
    ...presenter,
    summary: `Puts a new ${type.noun} on stock.`,
    from: ({ body }) => ({ [type.one]: unwrapped(body) }),
    names: { ...restNames(type), '': type.one },
  });

/** The call that changes what is given of a piece, named by its id. */
export const updateRoute = (type: StockType, presenter: StockPresenter): Route =>
  patch(`/${type.name}/:id`, updateStock(type), {
    ...presenter,
    summary: `Changes what is given of one ${type.noun}.`,
    from: changeOf,
    names: { ...restNames(type), '': 'set' },
    errors: [{ code: 'INVALID_REQUEST', status: 409 }],
  });
