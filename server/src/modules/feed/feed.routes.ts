import Type, { type Static } from 'typebox';
import { get, type LinesStep, lines } from '../../kernel/transport/route.ts';
import { stockModuleOf, stockModules } from '../stock-types/index.ts';
import type { StockChange } from './read-feed.ts';
import { type FeedStatus, feedStatus, type StockFeed, wholeFeed } from './stock-feed.ts';

/** A change as a line: the item as its list has it, or what it was. */
const presentChange = ({ type, id, row }: StockChange): object =>
  row
    ? { action: 'UPSERT', type: type.name, id, item: stockModuleOf(type.name).presenter.present(row) }
    : { action: 'REMOVE', type: type.name, id };

/** All steps of a feed until there is no more: the lines of each, and its cursor as the last one. */
async function* stepsOf(
  first: StockFeed,
  goOn: (from: { readonly cursor: string }) => Promise<StockFeed>,
): AsyncGenerator<LinesStep> {
  for (let feed = first; ; ) {
    const { changes, cursor, hasMore } = await feed.step();
    yield { lines: [...changes.map(presentChange), { cursor, hasMore }], rows: changes.length };
    if (!hasMore) return;
    feed = await goOn({ cursor });
  }
}

/** `a,b` → `['a', 'b']`. */
const listed = (text: string | undefined): string[] | null => text?.split(',').map((name) => name.trim()) ?? null;

const closed = { additionalProperties: false };

const line = Type.Union(
  [
    ...stockModules.map(({ type, presenter }) =>
      Type.Object(
        {
          action: Type.Literal('UPSERT'),
          type: Type.Literal(type.name),
          id: Type.Integer(),
          item: presenter.returns,
        },
        { ...closed, description: `Keep the ${type.noun} as it comes, in the place of what you have of it.` },
      ),
    ),
    Type.Object(
      {
        action: Type.Literal('REMOVE'),
        type: Type.Union(stockModules.map(({ type }) => Type.Literal(type.name))),
        id: Type.Integer(),
      },
      { ...closed, description: 'Remove the item: it is gone, or not for you any more.' },
    ),
    Type.Object(
      {
        cursor: Type.String(),
        hasMore: Type.Boolean({ description: 'False in the last line.' }),
      },
      {
        ...closed,
        description:
          'Keep the cursor: everything above it is taken over. Whoever is cut off goes on from the last one.',
      },
    ),
  ],
  { title: 'FeedLine', description: 'A line of a feed.' },
);

const moment = Type.String({ format: 'date-time' });

const status = Type.Object(
  {
    asOf: Type.String({ format: 'date-time', description: 'The moment of which all of this is said.' }),
    lastChangeAt: Type.Union([moment, Type.Null()], {
      description: 'When any stock last changed, also what the caller does not see. Null: it never has.',
    }),
    recordedSince: Type.String({
      format: 'date-time',
      description: 'From when on the house still knows all changes. Cursors from before it have expired.',
    }),
    lagSeconds: Type.Integer({
      description:
        'For how many seconds the house has been writing its longest change of this moment: it comes once it ends. 0: none is being written.',
    }),
  },
  { ...closed, title: 'FeedStatus', description: 'How up to date feeds are.' },
);

const presentStatus = ({ asOf, lastChangeAt, recordedSince, lagSeconds }: FeedStatus): Static<typeof status> => ({
  asOf: asOf.toISOString(),
  lastChangeAt: lastChangeAt === null ? null : lastChangeAt.toISOString(),
  recordedSince: recordedSince.toISOString(),
  lagSeconds,
});

export const feedRoutes = [
  get('/feed/status', feedStatus, {
    summary: 'How up to date feeds are now.',
    returns: status,
    present: presentStatus,
  }),
  lines('/feed', wholeFeed, {
    summary: 'All stock that the caller may see and, with a cursor, what has changed of it since; a line of JSON each.',
    returns: line,
    query: Type.Object({
      types: Type.Optional(
        Type.Array(Type.Enum(stockModules.map(({ type }) => type.name)), {
          maxItems: stockModules.length,
          description: 'Of these types, by their names in the paths, with commas; without it of all.',
        }),
      ),
      filter: Type.Optional(
        Type.String({ description: 'JSON: a `StockFeedFilter` of GraphQL. The same for all steps of a feed.' }),
      ),
      cursor: Type.Optional(
        Type.String({ description: 'The last one of the answer before. Without it, from the beginning.' }),
      ),
    }),
    isQueryStrict: true,
    errors: [
      { code: 'INVALID_REQUEST', status: 409 },
      { code: 'INVALID_REQUEST', status: 410 },
      { code: 'INVALID_REQUEST', status: 429 },
    ],
    from: ({ query: { types, filter, cursor } }) => ({
      types: listed(types),
      filter,
      cursor,
    }),
    steps: stepsOf,
  }),
];
