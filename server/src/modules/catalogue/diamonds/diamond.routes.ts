import Type from 'typebox';
import {
  create,
  flagOf,
  get,
  list,
  patch,
  put,
  type RestRequest,
  type Route,
} from '../../../kernel/transport/route.ts';
import { presentDiamond } from './diamond.presenter.ts';
import { DiamondSchema } from './diamond.schema.ts';
import { findDiamond, listHighlightedDiamond } from './lists/find-diamond.ts';
import { listAllDiamonds } from './lists/list-all-diamonds.ts';
import { changeDiamondStatus } from './writing/change-diamond-status.ts';
import { highlightDiamond } from './writing/highlight-diamond.ts';
import { createDiamond, updateDiamond } from './writing/save-diamond.ts';
import { setDiamondActive } from './writing/set-diamond-active.ts';

/** The documented names of fields, where ours are others. */
const names = { labId: 'laboratoryId', fluorId: 'fluorescenceId', fluorescence: 'fluorescenceText' };

/** A stone as the documented client sends it: `{id, isActive, product}`, or the product's fields alone. */
function fieldsOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('product' in body)) return body;
  const { product, isActive } = { isActive: undefined, ...body };
  if (typeof product !== 'object' || product === null) return body;
  return isActive === undefined ? product : { ...product, isActive };
}

const expectedVersion = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'expectedVersion' in body ? body.expectedVersion : undefined;

const changeFromRest = ({ params, body }: RestRequest): unknown => ({
  id: params.id,
  expectedVersion: expectedVersion(body),
  set: fieldsOf(body),
});

const stone = { present: presentDiamond, returns: DiamondSchema };
const knownStone = { ...stone, errors: ['DIAMOND_NOT_FOUND'] as const };

export const diamondRoutes: readonly Route[] = [
  list('/diamonds', listAllDiamonds, {
    ...stone,
    summary: 'All stones that the caller may see, at his prices, by id.',
    query: Type.Object({
      availableonly: Type.Optional(Type.Boolean({ description: 'Only active stones that nobody holds.' })),
    }),
    from: ({ query: { availableonly } }) => ({ availableOnly: flagOf(availableonly) }),
    names: { availableonly: 'availableOnly' },
  }),
  list('/diamonds/highlighted', listHighlightedDiamond, {
    ...stone,
    summary: 'The highlighted stone, as a list of at most one.',
  }),
  get('/diamonds/:id', findDiamond, {
    ...knownStone,
    summary: 'One stone that the caller may see.',
    from: ({ params }) => ({ ref: { id: params.id } }),
    names: { '': 'ref' },
  }),
  create('/diamonds', createDiamond, {
    ...stone,
    summary: 'Puts a new stone on stock.',
    from: ({ body }) => ({ diamond: fieldsOf(body) }),
    names: { ...names, '': 'diamond' },
    wrapper: 'product',
    errors: ['USER_NOT_FOUND'],
  }),
  put('/diamonds/:id', updateDiamond, {
    ...stone,
    summary: 'Changes what is given of a stone.',
    from: changeFromRest,
    names: { ...names, '': 'set' },
    wrapper: 'product',
    errors: ['DIAMOND_NOT_FOUND', 'USER_NOT_FOUND', { code: 'INVALID_REQUEST', status: 409 }],
  }),
  patch('/diamonds/:id/active', setDiamondActive, {
    ...knownStone,
    summary: 'Puts a stone on the lists, or takes it off them.',
  }),
  patch('/diamonds/:id/status', changeDiamondStatus, {
    ...stone,
    summary: 'Puts a stone on sale, on hold, out of sale or on memo.',
    errors: ['DIAMOND_NOT_FOUND', 'USER_NOT_FOUND', { code: 'INVALID_REQUEST', status: 409 }],
  }),
  patch('/diamonds/:id/highlight', highlightDiamond, {
    ...knownStone,
    summary: 'Makes a stone the only highlighted one.',
  }),
];
