import Type, { type Static } from 'typebox';
import { get, type Route } from '../../../kernel/transport/route.ts';
import { findLastUpdate } from './last-update.ts';

const LastUpdateSchema = Type.Object(
  {
    lastUpdate: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description:
        'Time of the last change of stock (including the end of a hold) or of the caller’s prices, pages or role. For anonymous visitors, it includes changes to the prices on the requested domain. The time never decreases and is never in the future. Null if nothing has changed yet.',
    }),
  },
  {
    title: 'LastUpdate',
    description: 'Time when the stock or the caller’s prices last changed.',
    additionalProperties: false,
  },
);

const presentLastUpdate = (at: Date | null): Static<typeof LastUpdateSchema> => ({
  lastUpdate: at === null ? null : at.toISOString(),
});

export const lastUpdateRoutes: readonly Route[] = [
  get('/site/lastupdate', findLastUpdate, {
    summary: 'Returns the time when the stock or the caller’s prices last changed.',
    returns: LastUpdateSchema,
    present: presentLastUpdate,
  }),
];
