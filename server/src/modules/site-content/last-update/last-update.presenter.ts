import Type, { type Static } from 'typebox';

export const LastUpdateSchema = Type.Object(
  {
    lastUpdate: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description:
        'When any stock last changed, a hold last ended, or the caller’s own prices, pages or role last changed (for visitors, the prices on this domain), whichever is later. It never goes back and is never in the future. Null: nothing has changed yet.',
    }),
  },
  { title: 'LastUpdate', description: 'How new what the caller sees is.', additionalProperties: false },
);

/** REST's shape of the last update. */
export const presentLastUpdate = (at: Date | null): Static<typeof LastUpdateSchema> => ({
  lastUpdate: at === null ? null : at.toISOString(),
});
