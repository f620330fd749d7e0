import Type from 'typebox';

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

/** The JSON of an {@link ImportReport}. */
export const importReportSchema = Type.Object(
  {
    isApplied: Type.Boolean({ description: 'False: a dry run; nothing was changed.' }),
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
    notices: findings,
    noticeCounts: byCode,
    columns: Type.Array(
      Type.Object({ column: text, field: textOrNull, isExtra: Type.Boolean(), samples: Type.Array(text) }, closed),
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
