import Type from 'typebox';
import { restShape } from '../../../kernel/resources/rest-shape.ts';
import { OfferedFile } from '../findings/finding.type.ts';
import { importReportSchema } from '../findings/import-report.schema.ts';
import { ImportRun } from './import-run.entity.ts';
import { ImportRunFailure, ImportRunFailureDetail } from './run-failure.type.ts';

const count = Type.Integer({ minimum: 0 });
const file = Type.Union([restShape(OfferedFile).returns, Type.Null()]);
restShape(ImportRunFailureDetail);
const failure = restShape(ImportRunFailure).returns;

/** REST schema of import runs. */
export const importRunSchema = restShape(ImportRun, {
  also: {
    kind: Type.String({ description: 'Stock type, spelled as in URL paths.' }),
    fileBytes: count,
    file,
    confirmRemoved: Type.Union([count, Type.Null()]),
    rowsRead: count,
    progress: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Fraction of the file that has been read, by bytes: 0 to 1.',
    }),
    secondsLeft: Type.Union([count, Type.Null()]),
    report: Type.Union([importReportSchema, Type.Null()], {
      description: 'Changes made by the import. For a dry run, the expected changes. Null if there are none.',
    }),
    failure: Type.Union([failure, Type.Null()], {
      description: 'Reason why nothing was changed. Null if there is no failure.',
    }),
    rejectedRows: file,
    undoUntil: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  },
}).returns;
