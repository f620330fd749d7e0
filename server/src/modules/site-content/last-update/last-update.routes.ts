import Type, { type Static } from 'typebox';
import { get, type Route } from '../../../kernel/transport/route.ts';
import { findLastUpdate } from './last-update.ts';

const LastUpdateSchema = Type.Object(
  {
    lastUpdate: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description:
        'When any stock last changed, a hold last ended, or the caller’s own prices, pages or role last changed (for visitors, the prices on this domain), whichever is later. It never goes back and is never in the future. Null: nothing has changed yet.',
    }),
  },
  { title: 'LastUpdate', description: 'How new what the caller sees is.', additionalProperties: false },
);

const presentLastUpdate = (at: Date | null): Static<typeof LastUpdateSchema> => ({
  lastUpdate: at === null ? null : at.toISOString(),
});

export const lastUpdateRoutes: readonly Route[] = [
  get('/site/lastupdate', findLastUpdate, {
    summary: 'When the caller last began to see other stock or other prices.',
    returns: LastUpdateSchema,
    present: presentLastUpdate,
  }),
];
