import { get, type Route } from '../../../kernel/transport/route.ts';
import { LastUpdateSchema, presentLastUpdate } from './last-update.presenter.ts';
import { findLastUpdate } from './last-update.ts';

export const lastUpdateRoutes: readonly Route[] = [
  get('/site/lastupdate', findLastUpdate, {
    summary: 'When the caller last began to see other stock or other prices.',
    returns: LastUpdateSchema,
    present: presentLastUpdate,
  }),
];
