import { create, get, list, patch, put, type RestRequest, type Route } from '../../../kernel/route.ts';
import { changeDiamondStatus } from './change-diamond-status.ts';
import { presentDiamond } from './diamond.presenter.ts';
import { findDiamond, findHighlightedDiamond } from './find-diamond.ts';
import { highlightDiamond } from './highlight-diamond.ts';
import { listAllDiamonds } from './list-all-diamonds.ts';
import { createDiamond, updateDiamond } from './save-diamond.ts';
import { setDiamondActive } from './set-diamond-active.ts';

/** The documented names of fields, where ours are others. */
const names = { labId: 'laboratoryId', fluorId: 'fluorescenceId', fluorescence: 'fluorescenceText' };

const flags: Readonly<Record<string, boolean>> = { true: true, false: false };

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

export const diamondRoutes: readonly Route[] = [
  list('/diamonds', listAllDiamonds, {
    from: ({ query: { availableonly } }) => ({
      availableOnly: availableonly === undefined ? null : (flags[availableonly] ?? availableonly),
    }),
    names: { availableonly: 'availableOnly' },
    present: presentDiamond,
  }),
  get('/diamonds/highlighted', findHighlightedDiamond, { present: (row) => (row ? [presentDiamond(row)] : []) }),
  get('/diamonds/:id', findDiamond, {
    from: ({ params }) => ({ ref: { id: params.id } }),
    names: { '': 'ref' },
    present: presentDiamond,
  }),
  create('/diamonds', createDiamond, {
    from: ({ body }) => ({ diamond: fieldsOf(body) }),
    names: { ...names, '': 'diamond' },
    present: presentDiamond,
  }),
  put('/diamonds/:id', updateDiamond, {
    from: changeFromRest,
    names: { ...names, '': 'set' },
    present: presentDiamond,
  }),
  patch('/diamonds/:id/active', setDiamondActive, { present: presentDiamond }),
  patch('/diamonds/:id/status', changeDiamondStatus, { present: presentDiamond }),
  patch('/diamonds/:id/highlight', highlightDiamond, { present: presentDiamond }),
];
