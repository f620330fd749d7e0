import { create, flagOf, list, patch, type RestRequest, type Route } from '../../kernel/transport/route.ts';
import { listAllStock } from './lists/list-all-stock.ts';
import { restNames, type StockPresenter } from './stock.presenter.ts';
import type { StockType } from './stock-type.ts';
import { createStock, updateStock } from './writing/save-stock.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Unwraps a request body. `{id, isActive, product}` becomes the fields of `product` and `isActive`. Flat bodies are
 * returned unchanged.
 */
export function unwrapped(body: unknown): unknown {
  if (!isRecord(body) || !isRecord(body.product)) return body;
  const { id: _id, ...product } = body.product;
  return body.isActive === undefined ? product : { ...product, isActive: body.isActive };
}

/** Returns the input of an update, with the ID from the path. */
export const changeOf = ({ params, body }: RestRequest): unknown => ({
  ...params,
  expectedVersion: isRecord(body) ? body.expectedVersion : undefined,
  set: unwrapped(body),
});

/** Declares the route under `/api` that lists the stock of a type. */
export const listRoute = (type: StockType, { present, returns }: StockPresenter): Route =>
  list(`/${type.name}`, listAllStock(type), {
    summary: `Lists all ${type.noun}s that the caller may see.`,
    returns,
    from: ({ query: { activeonly } }) => ({ isRestricted: flagOf(activeonly) }),
    names: { activeonly: 'isRestricted' },
    present,
  });

/** Declares the route that adds a new item to stock. */
export const createRoute = (type: StockType, presenter: StockPresenter): Route =>
  create(`/${type.name}`, createStock(type), {
    ...presenter,
    summary: `Creates a new ${type.noun}.`,
    from: ({ body }) => ({ [type.one]: unwrapped(body) }),
    names: { ...restNames(type), '': type.one },
  });

/** Declares the route that updates an item by its ID. */
export const updateRoute = (type: StockType, presenter: StockPresenter): Route =>
  patch(`/${type.name}/:id`, updateStock(type), {
    ...presenter,
    summary: `Updates fields of one ${type.noun}.`,
    from: changeOf,
    names: { ...restNames(type), '': 'set' },
    errors: [{ code: 'INVALID_REQUEST', status: 409 }],
  });
