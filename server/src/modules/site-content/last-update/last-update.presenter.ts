import Type, { type Static } from 'typebox';

export const LastUpdateSchema = Type.Object(
  {
    lastUpdate: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description:
        'By any change of stock, the end of a hold, or a change of their own markups, pages and role; for visitors, those of the domain’s agent. It never goes back and is never to come. Null: nothing has changed yet.',
    }),
  },
  { title: 'LastUpdate', description: 'How new what the caller sees is.', additionalProperties: false },
);

/** REST's shape of the last update. */
export const presentLastUpdate = (at: Date | null): Static<typeof LastUpdateSchema> => ({
  lastUpdate: at === null ? null : at.toISOString(),
});
