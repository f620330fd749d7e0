import { sql } from 'kysely';
import Type from 'typebox';
import { create, flagOf, get, list, patch, put, type Route } from '../../../kernel/transport/route.ts';
import { StockStatus } from '../../stock/fields/index.ts';
import { changeOf, restNames, stockModule, unwrapped } from '../../stock/index.ts';
import { listAllStock } from '../../stock/lists/index.ts';
import { diamondPresenter } from './diamond.presenter.ts';
import { diamonds } from './diamond.stock.ts';
import { currentStatus } from './diamond-availability.ts';
import { DiamondFields } from './diamond-fields.resolver.ts';
import { diamondExport } from './exports/diamond.export.ts';
import { diamondImport } from './imports/diamond.import.ts';
import { DiamondRef, findDiamond, findDiamondWith, listHighlightedDiamond } from './lists/find-diamond.ts';
import { DiamondSetField, DiamondSetMembers } from './sets/diamond-set.resolver.ts';
import { SimilarDiamondsResolver } from './similar/similar-diamonds.resolver.ts';
import {
  changeDiamondStatus,
  createDiamond,
  highlightDiamond,
  setDiamondActive,
  updateDiamond,
} from './writing/change-diamond.ts';
import { DiamondChangesResolver } from './writing/diamond-changes.resolver.ts';
import { diamondRules } from './writing/diamond-rules.ts';
import { diamondHolds } from './writing/diamond-statuses.ts';

const names = restNames(diamonds);

const { present, returns } = diamondPresenter;
const stone = { present, returns };
const knownStone = { ...stone, errors: ['DIAMOND_NOT_FOUND'] as const };

const availableStones = {
  name: 'available',
  condition: sql<boolean>`d.is_active and ${currentStatus} = ${sql.lit(StockStatus.AVAILABLE)}`,
};

const routes: readonly Route[] = [
  list('/diamonds', listAllStock(diamonds, availableStones), {
    ...stone,
    summary: 'Lists all diamonds that the caller may see, with prices for the caller, by ID.',
    query: Type.Object({
      availableonly: Type.Optional(
        Type.Boolean({
          description: 'True: only active diamonds with the status available. Diamonds on hold are omitted.',
        }),
      ),
    }),
    from: ({ query: { availableonly } }) => ({ isRestricted: flagOf(availableonly) }),
    names: { availableonly: 'isRestricted' },
  }),
  list('/diamonds/highlighted', listHighlightedDiamond, {
    ...stone,
    summary: 'Retrieves the highlighted diamond, as a list of at most one.',
  }),
  get('/diamonds/:id', findDiamond, {
    ...knownStone,
    summary: 'Retrieves one diamond that the caller may see.',
    from: ({ params }) => ({ ref: { id: params.id } }),
    names: { '': 'ref' },
  }),
  create('/diamonds', createDiamond, {
    ...diamondPresenter,
    summary: 'Creates a new diamond.',
    from: ({ body }) => ({ diamond: unwrapped(body) }),
    names: { ...names, '': 'diamond' },
    errors: ['USER_NOT_FOUND'],
  }),
  put('/diamonds/:id', updateDiamond, {
    ...diamondPresenter,
    summary: 'Updates fields of one diamond.',
    from: changeOf,
    names: { ...names, '': 'set' },
    errors: ['DIAMOND_NOT_FOUND', 'USER_NOT_FOUND', { code: 'INVALID_REQUEST', status: 409 }],
  }),
  patch('/diamonds/:id/active', setDiamondActive, {
    ...knownStone,
    summary: 'Activates or deactivates one diamond.',
  }),
  patch('/diamonds/:id/status', changeDiamondStatus, {
    ...stone,
    summary: 'Changes the status of one diamond: available, on hold, suspended or on memo.',
    errors: ['DIAMOND_NOT_FOUND', 'USER_NOT_FOUND', { code: 'INVALID_REQUEST', status: 409 }],
  }),
  patch('/diamonds/:id/highlight', highlightDiamond, {
    ...knownStone,
    summary: 'Highlights one diamond in place of the current one.',
  }),
];

export const diamondModule = stockModule({
  type: diamonds,
  files: diamondImport,
  hasImportRoute: true,
  exports: diamondExport,
  presenter: diamondPresenter,
  finding: { Ref: DiamondRef, find: findDiamondWith },
  writing: { create: createDiamond, update: updateDiamond, activate: setDiamondActive },
  rules: diamondRules,
  holds: diamondHolds,
  resolvers: [DiamondFields, DiamondSetField, DiamondSetMembers, SimilarDiamondsResolver, DiamondChangesResolver],
  routes,
});
