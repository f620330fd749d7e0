import Type from 'typebox';
import { DecimalMark } from '../../stock/cells/index.ts';
import { ChangedStones, DiscountScale, DiscountSign, ForeignCurrency, PriceBasis } from '../../stock/headings/index.ts';
import { ImportFormat } from './read-as.type.ts';

const text = Type.String();
const textOrNull = Type.Union([Type.String(), Type.Null()]);
const rows = Type.Integer({ minimum: 0 });
const closed = { additionalProperties: false };

const line = Type.Integer({
  minimum: 1,
  description: 'The row of the file as a spreadsheet numbers it: the header and what stands above it count.',
});
const row = Type.Integer({ description: '1 is the first row under the header; 0 is the header itself.' });
const findings = Type.Array(
  Type.Object({ row, line, column: textOrNull, value: textOrNull, code: text, message: text }, closed),
);
const byCode = Type.Array(Type.Object({ code: text, count: rows }, closed));

/** What an answer tells of all problems of a file: of a report, and of the error that refuses a file. */
const problemSummary = {
  problemCount: rows,
  problemCounts: byCode,
  problemFile: Type.Union(
    [
      Type.Object(
        { fileName: text, url: text, expiresAt: Type.Unsafe<Date>({ type: 'string', format: 'date-time' }) },
        closed,
      ),
      Type.Null(),
    ],
    { description: 'All problems as CSV: a path of this origin that works for a day. Null: there are none.' },
  ),
};

const isKnown = Type.Boolean({
  description: 'False: no field of the type and no column that the trade knows. Its cells are kept all the same.',
});
const answer = Type.Object(
  {
    column: Type.Optional(Type.Object({ column: text, field: textOrNull }, closed)),
    value: Type.Optional(Type.Object({ field: text, from: text, to: text }, closed)),
    decimals: Type.Optional(Type.Enum(DecimalMark)),
    discountSign: Type.Optional(Type.Enum(DiscountSign)),
    discountScale: Type.Optional(Type.Enum(DiscountScale)),
    priceBasis: Type.Optional(Type.Enum(PriceBasis)),
    foreignCurrency: Type.Optional(Type.Enum(ForeignCurrency)),
    changedStones: Type.Optional(Type.Enum(ChangedStones)),
  },
  { ...closed, description: 'The entry of a profile that means it so: exactly one of these.' },
);
const questions = Type.Array(
  Type.Object(
    {
      column: textOrNull,
      message: text,
      field: textOrNull,
      value: textOrNull,
      readings: Type.Array(Type.Object({ label: text, answer, samples: Type.Array(text) }, closed)),
    },
    closed,
  ),
  { description: 'What has to be answered, each by an entry of the profile, before the file can be read.' },
);

const readAs = Type.Union(
  [
    Type.Object(
      {
        format: Type.Enum(ImportFormat),
        encoding: Type.Union([Type.String(), Type.Null()], {
          description: 'Of a CSV: UTF-8, UTF-16LE, UTF-16BE or Windows-1252. Null: a workbook.',
        }),
        sheet: Type.Union([Type.String(), Type.Null()], {
          description: 'Name of the sheet that was read. Null: a CSV.',
        }),
      },
      closed,
    ),
    Type.Null(),
  ],
  { description: 'How the file was read. Null: nobody noted that yet when it was imported.' },
);

/** The JSON of an {@link ImportReport}. */
export const importReportSchema = Type.Object(
  {
    isApplied: Type.Boolean({ description: 'False: a dry run; nothing was changed.' }),
    readAs,
    read: rows,
    inserted: rows,
    updated: rows,
    unchanged: rows,
    notApplied: Type.Integer({
      minimum: 0,
      description: 'Rows of which nothing that they would change may be: their pieces are promised to somebody.',
    }),
    deactivated: rows,
    deactivatable: Type.Integer({ minimum: 0, description: 'All that the mode replace may deactivate.' }),
    isConfirmationNeeded: Type.Boolean({
      description: 'More than a third, and more than 50, would be deactivated: `confirmRemoved` must be that number.',
    }),
    skipped: rows,
    problems: findings,
    ...problemSummary,
    questions,
    notices: findings,
    noticeCounts: byCode,
    columns: Type.Array(
      Type.Object(
        { column: text, field: textOrNull, isExtra: Type.Boolean(), isKnown, samples: Type.Array(text) },
        closed,
      ),
    ),
    preview: Type.Array(
      Type.Object(
        {
          row: rows,
          line,
          stockId: text,
          kind: Type.Enum(['insert', 'update']),
          changes: Type.Array(Type.Object({ field: text, before: textOrNull, after: textOrNull }, closed)),
        },
        closed,
      ),
    ),
  },
  { ...closed, title: 'ImportReport' },
);
