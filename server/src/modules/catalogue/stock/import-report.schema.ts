import Type from 'typebox';

const text = Type.String();
const textOrNull = Type.Union([Type.String(), Type.Null()]);
const rows = Type.Integer({ minimum: 0 });
const closed = { additionalProperties: false };

/** The JSON of an {@link ImportReport}. */
export const importReportSchema = Type.Object(
  {
    isApplied: Type.Boolean({ description: 'False: a dry run; nothing was changed.' }),
    read: rows,
    inserted: rows,
    updated: rows,
    unchanged: rows,
    deactivated: rows,
    skipped: rows,
    problems: Type.Array(
      Type.Object(
        {
          row: Type.Integer({ description: '1 is the first row under the header; 0 is the header itself.' }),
          column: textOrNull,
          value: textOrNull,
          code: text,
          message: text,
        },
        closed,
      ),
    ),
    problemCount: rows,
    columns: Type.Array(
      Type.Object({ column: text, field: textOrNull, isExtra: Type.Boolean(), samples: Type.Array(text) }, closed),
    ),
    preview: Type.Array(
      Type.Object(
        {
          row: rows,
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
