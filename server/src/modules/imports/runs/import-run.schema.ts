import Type from 'typebox';
import { importReportSchema } from '../findings/import-report.schema.ts';
import { ImportMode } from '../import-mode.ts';
import { ImportOrigin, ImportRunState } from './import-run.entity.ts';

const text = Type.String();
const textOrNull = Type.Union([Type.String(), Type.Null()]);
const count = Type.Integer({ minimum: 0 });
const moment = Type.Unsafe<Date>({ type: 'string', format: 'date-time' });
const momentOrNull = Type.Union([moment, Type.Null()]);
const closed = { additionalProperties: false };
const file = Type.Union([Type.Object({ fileName: text, url: text, expiresAt: moment }, closed), Type.Null()]);
const { problems, problemCount, problemCounts, problemFile } = importReportSchema.properties;

const failure = Type.Object(
  {
    errorCode: Type.Integer(),
    reason: textOrNull,
    explanation: text,
    details: Type.Array(Type.Object({ path: text, message: text }, closed)),
    problems,
    problemCount,
    problemCounts,
    problemFile,
    deactivated: Type.Union([count, Type.Null()], {
      description: 'CONFIRMATION_NEEDED: how many pieces the file would deactivate.',
    }),
    deactivatable: Type.Union([count, Type.Null()]),
  },
  { ...closed, title: 'ImportRunFailure' },
);

/** The JSON of an import run. */
export const importRunSchema = Type.Object(
  {
    id: Type.Integer(),
    kind: Type.String({ description: 'The type of stock, as in paths.' }),
    state: Type.Enum(ImportRunState, {
      description:
        'It goes on while it is `waiting` or `running`. Only `done` and `undone` runs have changed anything.',
    }),
    isDryRun: Type.Boolean(),
    origin: Type.Enum(ImportOrigin, { description: 'By which way the file came.' }),
    fileName: text,
    fileBytes: count,
    file,
    mode: Type.Enum(ImportMode),
    skipInvalid: Type.Boolean(),
    confirmRemoved: Type.Union([count, Type.Null()]),
    profileName: textOrNull,
    vendor: textOrNull,
    startedBy: textOrNull,
    createdAt: moment,
    startedAt: momentOrNull,
    endedAt: momentOrNull,
    rowsRead: count,
    progress: Type.Number({ minimum: 0, maximum: 1, description: 'How much of the file has been read, by bytes.' }),
    secondsLeft: Type.Union([count, Type.Null()]),
    report: Type.Union([importReportSchema, Type.Null()], {
      description: 'What was, or would be, done. Null: nothing.',
    }),
    failure: Type.Union([failure, Type.Null()], {
      description: 'Why nothing was changed. Null: there is no such reason.',
    }),
    rejectedRows: file,
    undoneAt: momentOrNull,
    undoneBy: textOrNull,
    undoUntil: momentOrNull,
  },
  { ...closed, title: 'ImportRun' },
);
