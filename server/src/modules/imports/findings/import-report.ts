import { Field, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { ImportQuestion } from '../../stock/headings/index.ts';
import type { OfferedFile } from './finding.ts';
import { ImportCodeCount, ImportNotice, ImportProblem, ImportProblemFile, lineDescription } from './finding.type.ts';
import { ImportReadAs } from './read-as.type.ts';

@ObjectType({ description: 'What a column of an imported file is used for.' })
class ImportColumn {
  @Field(() => String, { description: 'Header as in the file.' })
  column!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it holds, as profiles name it. Null: none of the known fields.',
  })
  field!: string | null;

  @Field(() => Boolean, { description: 'Kept as an extra attribute.' })
  isExtra!: boolean;

  @Field(() => Boolean, {
    description: 'False: no field of the type and no column that the trade knows. Its cells are kept all the same.',
  })
  isKnown!: boolean;

  @Field(() => [String], { description: 'Up to five different cells from the beginning of the file.' })
  samples!: string[];
}

@ObjectType({ description: 'One field of a changed row.' })
class ImportFieldChange {
  @Field(() => String, { description: 'Name of the field.' })
  field!: string;

  @Field(() => String, { nullable: true, description: 'Grades by their label. Null: nothing.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'Grades by their label. Null: nothing.' })
  after!: string | null;
}

/** What an import does to a row that it changes. */
export enum ImportRowKind {
  INSERT = 'insert',
  UPDATE = 'update',
}
describedEnum(ImportRowKind, {
  name: 'ImportRowKind',
  description: 'What an import does to a row that it changes.',
  values: { INSERT: 'It is new.', UPDATE: 'It differs from what is there.' },
});

@ObjectType({ description: 'A row that would be or was changed.' })
class ImportPreviewRow {
  @Field(() => Int, { description: '1 is the first row under the header.' })
  row!: number;

  @Field(() => Int, { description: lineDescription })
  line!: number;

  @Field(() => String, { description: 'Key of the row.' })
  stockId!: string;

  @Field(() => ImportRowKind, { description: 'Whether it is new.' })
  kind!: ImportRowKind;

  @Field(() => [ImportFieldChange], { description: 'Fields that differ from what is there.' })
  changes!: ImportFieldChange[];
}

@ObjectType({
  description:
    'What an import did, or would do. With problems the counts are those of the rows without any, as skipInvalid would take them over.',
})
export class ImportReport {
  @Field(() => Boolean, { description: 'False: a dry run; nothing was changed.' })
  isApplied!: boolean;

  @Field(() => ImportReadAs, {
    nullable: true,
    description: 'How the file was read. Null: nobody noted that yet when it was imported.',
  })
  readAs!: ImportReadAs | null;

  @Field(() => Int, {
    description: 'Rows read, blank ones left aside: inserted + updated + unchanged + notApplied + skipped.',
  })
  read!: number;

  @Field(() => Int, { description: 'New rows.' })
  inserted!: number;

  @Field(() => Int, { description: 'Rows that differ from what was there.' })
  updated!: number;

  @Field(() => Int, { description: 'Rows equal to what was there; they are not written.' })
  unchanged!: number;

  @Field(() => Int, {
    description:
      'Rows of which nothing that they would change may be: the pieces are promised to somebody. Notices tell of them.',
  })
  notApplied!: number;

  @Field(() => Int, { description: "Mode REPLACE: stock that the file does not name and that is nobody's." })
  deactivated!: number;

  @Field(() => Int, { description: 'Mode REPLACE: all active stock that is nobody’s, named by the file or not.' })
  deactivatable!: number;

  @Field(() => Boolean, {
    description:
      'Mode REPLACE would deactivate more than a third, and more than 50: the import is refused unless `confirmRemoved` is the number `deactivated`.',
  })
  isConfirmationNeeded!: boolean;

  @Field(() => Int, { description: 'Rows with problems.' })
  skipped!: number;

  @Field(() => [ImportProblem], { description: 'At most the first 1,000, by row.' })
  problems!: ImportProblem[];

  @Field(() => Int, { description: 'All problems, told or not.' })
  problemCount!: number;

  @Field(() => [ImportCodeCount], { description: 'All problems by kind, the most frequent first.' })
  problemCounts!: readonly ImportCodeCount[];

  @Field(() => ImportProblemFile, {
    nullable: true,
    description: 'All problems, for a day. Null: there are none.',
  })
  problemFile!: ImportProblemFile | null;

  @Field(() => [ImportQuestion], { description: 'What has to be answered before the file can be read.' })
  questions!: readonly ImportQuestion[];

  @Field(() => [ImportNotice], { description: 'At most the first 1,000, by row.' })
  notices!: readonly ImportNotice[];

  @Field(() => [ImportCodeCount], { description: 'All notices by kind, the most frequent first.' })
  noticeCounts!: readonly ImportCodeCount[];

  @Field(() => [ImportColumn], { description: 'Columns of the file in their order.' })
  columns!: ImportColumn[];

  @Field(() => [ImportPreviewRow], { description: 'The first 50 rows that would be or were changed.' })
  preview!: ImportPreviewRow[];
}

/** A report as it is stored with its run, without the download URL of its problems, which is signed per reader. */
export type KeptReport = Omit<ImportReport, 'problemFile'>;

export function keptReport({ problemFile: _, ...report }: ImportReport): KeptReport {
  return report;
}

export const reportWith = (report: KeptReport, problemFile: OfferedFile | null): ImportReport => ({
  ...report,
  problemFile,
});
