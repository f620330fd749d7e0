import Type, { type Static } from 'typebox';
import { get, type LinesStep, lines } from '../../kernel/transport/route.ts';
import { stockModuleOf, stockModules } from '../stock-types/index.ts';
import type { StockChange } from './read-feed.ts';
import { type FeedStatus, feedStatus, type StockFeed, wholeFeed } from './stock-feed.ts';

/** Converts a change to an output line: the item in the format of its REST list, or its ID. */
const presentChange = ({ type, id, row }: StockChange): object =>
  row
    ? { action: 'UPSERT', type: type.name, id, item: stockModuleOf(type.name).presenter.present(row) }
    : { action: 'REMOVE', type: type.name, id };

/** Yields all remaining pages of a feed. The last line of each page is the cursor. */
async function* remainingPages(
  first: StockFeed,
  streamFrom: (from: { readonly cursor: string }) => Promise<StockFeed>,
): AsyncGenerator<LinesStep> {
  for (let feed = first; ; ) {
    const { changes, cursor, hasMore } = await feed.step();
    yield { lines: [...changes.map(presentChange), { cursor, hasMore }], rows: changes.length };
    if (!hasMore) return;
    feed = await streamFrom({ cursor });
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
        { ...closed, description: `Store the ${type.noun}. It replaces your copy.` },
      ),
    ),
    Type.Object(
      {
        action: Type.Literal('REMOVE'),
        type: Type.Union(stockModules.map(({ type }) => Type.Literal(type.name))),
        id: Type.Integer(),
      },
      { ...closed, description: 'Remove the item. It was deleted or is no longer visible to you.' },
    ),
    Type.Object(
      {
        cursor: Type.String(),
        hasMore: Type.Boolean({ description: 'True in all lines with a cursor except the last line.' }),
      },
      {
        ...closed,
        description:
          'Store the cursor after you have applied all lines above it. If the connection is lost, continue from the last cursor.',
      },
    ),
  ],
  { title: 'FeedLine', description: 'Line of a feed.' },
);

const timestamp = Type.String({ format: 'date-time' });

const status = Type.Object(
  {
    asOf: Type.String({ format: 'date-time', description: "Time of the response, by the server's clock." }),
    lastChangeAt: Type.Union([timestamp, Type.Null()], {
      description: 'When any stock last changed, including stock that the caller cannot see. Null if it never changed.',
    }),
    recordedSince: Type.String({
      format: 'date-time',
      description: 'Time from which changes are recorded. Older cursors have expired.',
    }),
    lagSeconds: Type.Integer({
      description:
        'Age in seconds of the longest running transaction with changes. Its items appear when it ends. 0 if there is none.',
    }),
  },
  { ...closed, title: 'FeedStatus', description: 'State of the feeds.' },
);

const presentStatus = ({ asOf, lastChangeAt, recordedSince, lagSeconds }: FeedStatus): Static<typeof status> => ({
  asOf: asOf.toISOString(),
  lastChangeAt: lastChangeAt === null ? null : lastChangeAt.toISOString(),
  recordedSince: recordedSince.toISOString(),
  lagSeconds,
});

export const feedRoutes = [
  get('/feed/status', feedStatus, {
    summary: 'Returns the state of the feeds.',
    returns: status,
    present: presentStatus,
  }),
  lines('/feed', wholeFeed, {
    summary: 'Streams the stock that the caller can see or, with a cursor, its changes. One JSON object per line.',
    returns: line,
    query: Type.Object({
      types: Type.Optional(
        Type.Array(Type.Enum(stockModules.map(({ type }) => type.name)), {
          maxItems: stockModules.length,
          description: 'Stock types, spelled as in URL paths, separated by commas. If omitted, all types.',
        }),
      ),
      filter: Type.Optional(
        Type.String({
          description: 'A `StockFeedFilter` of GraphQL as JSON. Send the same filter with every request of a sync.',
        }),
      ),
      cursor: Type.Optional(
        Type.String({
          description: 'Last cursor of the previous response. If omitted, the feed starts from the beginning.',
        }),
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
    steps: remainingPages,
  }),
];
