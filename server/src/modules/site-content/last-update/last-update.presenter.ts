import Type, { type Static } from 'typebox';

export const LastUpdateSchema = Type.Object(
  {
    lastUpdate: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'When stock for sale last changed. Null: there has never been any.',
    }),
  },
  { title: 'LastUpdate', description: 'How new the stock is.', additionalProperties: false },
);

/** REST's shape of the last update. */
export const presentLastUpdate = (at: Date | null): Static<typeof LastUpdateSchema> => ({
  lastUpdate: at === null ? null : at.toISOString(),
});
