import { Field, ObjectType } from '../../../kernel/graphql.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { ImportQuestion } from '../../stock/headings/index.ts';
import {
  Count,
  ImportCodeCount,
  ImportNotice,
  ImportProblem,
  ImportProblemFile,
  LineNumber,
  type OfferedFile,
} from './finding.type.ts';
import { ImportReadAs } from './read-as.type.ts';

@ObjectType({ description: 'How a column of an imported file was used.' })
export class ImportColumn {
  @Field(() => String, { description: 'Header as in the file.' })
  column!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Field of the column, as in profiles. Null if the column has no known field.',
  })
  field!: string | null;

  @Field(() => Boolean, { description: 'Whether the column is stored as an extra attribute.' })
  isExtra!: boolean;

  @Field(() => Boolean, {
    description:
      'False if the column is neither a field of the stock type nor a known column of the trade. Its cells are stored as extra attributes.',
  })
  isKnown!: boolean;

  @Field(() => [String], { description: 'Up to five different values from the first rows.' })
  samples!: string[];
}

@ObjectType({ description: 'Changed field of a row.' })
export class ImportFieldChange {
  @Field(() => String, { description: 'Name of the field.' })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Value as text. Grades are shown as their labels. Null if empty.',
  })
  before!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Value as text. Grades are shown as their labels. Null if empty.',
  })
  after!: string | null;
}

/** REST uses the same values. */
export enum ImportRowKind {
  INSERT = 'insert',
  UPDATE = 'update',
}
describedEnum(ImportRowKind, {
  name: 'ImportRowKind',
  description: 'Kind of change to a row.',
  values: { INSERT: 'New row.', UPDATE: 'Changed row.' },
});

@ObjectType({ description: 'A changed row. For a dry run, a row that would be changed.' })
export class ImportPreviewRow {
  @Count('Row number below the header, from 1.')
  row!: number;

  @LineNumber()
  line!: number;

  @Field(() => String, { description: 'Key of the row.' })
  stockId!: string;

  @Field(() => ImportRowKind, { description: 'Kind of change to the row.' })
  kind!: ImportRowKind;

  @Field(() => [ImportFieldChange], { description: 'Changed fields.' })
  changes!: ImportFieldChange[];
}

@ObjectType({
  description:
    'Result of an import, or expected result of a dry run. If there are problems, the counts include only rows without problems, as with `skipInvalid`.',
})
export class ImportReport {
  @Field(() => Boolean, { description: 'False for a dry run: nothing was changed.' })
  isApplied!: boolean;

  @Field(() => ImportReadAs, {
    nullable: true,
    description: 'How the file was read. Null for imports by older server versions.',
  })
  readAs!: ImportReadAs | null;

  @Count('Number of rows read, without blank rows: inserted + updated + unchanged + notApplied + skipped.')
  read!: number;

  @Count('Number of new rows.')
  inserted!: number;

  @Count('Number of changed rows.')
  updated!: number;

  @Count('Number of rows without changes.')
  unchanged!: number;

  @Count(
    'Number of rows that are not applied because their items are on hold, sold or in an open order. Each has a notice.',
  )
  notApplied!: number;

  @Count('For REPLACE: number of items that were deactivated because the file does not list them.')
  deactivated!: number;

  @Count('For REPLACE: number of all active items that are not on hold, sold or in an open order.')
  deactivatable!: number;

  @Field(() => Boolean, {
    description:
      'For REPLACE: true if more than a third, and more than 50, of the items that can be deactivated would be deactivated. The import is then rejected unless `confirmRemoved` equals `deactivated`.',
  })
  isConfirmationNeeded!: boolean;

  @Count('Number of rows with problems.')
  skipped!: number;

  @Field(() => [ImportProblem], { description: 'At most the first 1,000 findings, by row.' })
  problems!: ImportProblem[];

  @Count('Number of all problems, listed or not.')
  problemCount!: number;

  @Field(() => [ImportCodeCount], { description: 'Number of problems by kind, the most frequent first.' })
  problemCounts!: readonly ImportCodeCount[];

  @Field(() => ImportProblemFile, {
    nullable: true,
    description: 'All problems as CSV. Null if there are none.',
  })
  problemFile!: ImportProblemFile | null;

  @Field(() => [ImportQuestion], {
    description: 'Questions about ambiguous values. The file can be read when the profile answers them.',
  })
  questions!: readonly ImportQuestion[];

  @Field(() => [ImportNotice], { description: 'At most the first 1,000 findings, by row.' })
  notices!: readonly ImportNotice[];

  @Field(() => [ImportCodeCount], { description: 'Number of notices by kind, the most frequent first.' })
  noticeCounts!: readonly ImportCodeCount[];

  @Field(() => [ImportColumn], { description: 'Columns of the file, in order.' })
  columns!: ImportColumn[];

  @Field(() => [ImportPreviewRow], { description: 'The first 50 changed rows.' })
  preview!: ImportPreviewRow[];
}

/** Fields of a report that describe the problems of the file. */
export type ProblemSummary = Pick<ImportReport, 'problemCount' | 'problemCounts' | 'problemFile'>;

/** Report as stored with its run. Excludes the download URL of the problems, which is signed for each user. */
export type StoredReport = Omit<ImportReport, 'problemFile'>;

export function toStoredReport({ problemFile: _, ...report }: ImportReport): StoredReport {
  return report;
}

export const reportWith = (report: StoredReport, problemFile: OfferedFile | null): ImportReport => ({
  ...report,
  problemFile,
});
