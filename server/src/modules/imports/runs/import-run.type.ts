import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { StockKind } from '../../stock/fields/index.ts';
import { ImportCodeCount, ImportProblem, ImportProblemFile } from '../findings/finding.type.ts';
import { ImportReport } from '../findings/import-report.ts';
import { ImportMode } from '../import-mode.ts';
import { ImportOrigin, ImportRunState } from './import-run.entity.ts';
import { UndoObstacle } from './undo/find-obstacles.ts';

describedEnum(ImportRunState, {
  name: 'ImportRunState',
  description: 'Where an import run stands.',
  values: {
    WAITING: 'It has not begun: its file is kept, and another import of the same stock may have to end first.',
    RUNNING: 'Its file is being read, or its rows are being written. Nobody sees any of them yet.',
    DONE: 'Its rows are taken over; of a dry run, its report is there.',
    REFUSED: 'The file, or what was to be done with it, is not accepted as it is. Nothing was changed.',
    FAILED: 'Something went wrong on our side. Nothing was changed.',
    CANCELLED: 'Stopped by an administrator before its end. Nothing was changed.',
    UNDONE: 'Its rows were taken over, and later taken back.',
  },
});

describedEnum(ImportOrigin, {
  name: 'ImportOrigin',
  description: 'By which way a file of stock came.',
  values: {
    GRAPHQL: 'Sent to GraphQL, by the back office or by a program.',
    REST: 'Sent to the REST API.',
    COMMAND_LINE: 'Given to `npm run import` on the machine of the house.',
    FOLDER: 'Put into the watched folder of a profile.',
    FETCH: 'Fetched from the address of a profile.',
  },
});

@ObjectType('OfferedFile', { simpleResolvers: true, description: 'A file behind a signed address.' })
export class OfferedFileType {
  @Field(() => String, { description: 'What the file is called.' }) fileName!: string;

  @Field(() => String, {
    description:
      'Path of this origin. Needs no token of its own, but works for nobody who is no administrator any more.',
  })
  url!: string;

  @Field(() => DateTimeScalar, { description: 'Until when the address works.' }) expiresAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'Something that is wrong with what was asked for.' })
class ImportRunFailureDetail {
  @Field(() => String, { description: 'The field, such as `file` or `profile.columns.0.field`.' }) path!: string;
  @Field(() => String, { description: "Reads on after the field's name: `is empty`." }) message!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Why a run has changed nothing: what the error of importStock says of the same file.',
})
export class ImportRunFailure {
  @Field(() => String, { description: 'Name of the error in the catalogue, such as INVALID_REQUEST.' }) code!: string;
  @Field(() => Int, { description: 'Number of the error in the catalogue.' }) errorCode!: number;
  @Field(() => String, { nullable: true, description: 'The finer case, such as CONFIRMATION_NEEDED.' })
  reason!: string | null;
  @Field(() => String, { description: 'For people: what is the matter, and what they can do.' }) explanation!: string;

  @Field(() => [ImportRunFailureDetail], { description: 'What is wrong, where it is not about cells and rows.' })
  details!: readonly ImportRunFailureDetail[];

  @Field(() => [ImportProblem], { description: 'What is wrong with cells and rows: at most the first 1,000, by row.' })
  problems!: readonly ImportProblem[];

  @Field(() => Int, { description: 'All problems, told or not.' }) problemCount!: number;

  @Field(() => [ImportCodeCount], { description: 'All problems by kind, the most frequent first.' })
  problemCounts!: readonly ImportCodeCount[];

  @Field(() => ImportProblemFile, { nullable: true, description: 'All problems as CSV. Null: there are none.' })
  problemFile!: ImportProblemFile | null;

  @Field(() => Int, { nullable: true, description: 'CONFIRMATION_NEEDED: how many pieces the file would deactivate.' })
  deactivated!: number | null;

  @Field(() => Int, { nullable: true, description: 'CONFIRMATION_NEEDED: how many pieces it may deactivate at all.' })
  deactivatable!: number | null;
}

@ObjectType('ImportRun', {
  simpleResolvers: true,
  description:
    'One go of one file of stock, dry or not, by whatever way it came: also those that were refused. Seen by Administrators.',
})
export class ImportRunType {
  @Field(() => ID, { description: 'The same number as in REST.' }) id!: number;
  @Field(() => StockKind, { description: 'The type of stock that the file has.' }) kind!: string;
  @Field(() => ImportRunState, { description: 'Where it stands.' }) state!: ImportRunState;
  @Field(() => Boolean, { description: 'It tells what would happen, and changes nothing.' }) isDryRun!: boolean;
  @Field(() => ImportOrigin, { description: 'By which way the file came.' }) origin!: ImportOrigin;
  @Field(() => String, { description: 'What the file is called.' }) fileName!: string;
  @Field(() => Float, { description: 'Size of the file in bytes. 0: it was never received as a whole.' })
  fileBytes!: number;

  @Field(() => OfferedFileType, {
    nullable: true,
    simple: false,
    description: 'The file as it came, kept for 90 days, of dry runs for a day. Null: it is no longer kept.',
  })
  file!: OfferedFileType | null;

  @Field(() => ImportMode, { description: 'What is done with stock that the file does not name.' }) mode!: ImportMode;
  @Field(() => Boolean, { description: 'Rows with problems are left out.' }) skipInvalid!: boolean;
  @Field(() => Int, { nullable: true, description: 'How many pieces REPLACE was allowed to deactivate.' })
  confirmRemoved!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The saved profile by which it was read, as it was called then.',
  })
  profileName!: string | null;

  @Field(() => String, { nullable: true, description: 'Whose stock the file is, where its profile says so.' })
  vendor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of the administrator who started it. Null: the machine of the house.',
  })
  startedBy!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was asked for.' }) createdAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it began. Null: it waits.' })
  startedAt!: Date | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ended, however it did.' }) endedAt!: Date | null;
  @Field(() => Int, { description: 'Rows read so far, blank ones left aside.' }) rowsRead!: number;
  @Field(() => Float, { description: 'How much of the file has been read, by bytes: 0 to 1.' }) progress!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Seconds until the file has been read, as it looks now. Null: nobody can say yet, or it has been read.',
  })
  secondsLeft!: number | null;

  @Field(() => ImportReport, {
    nullable: true,
    simple: false,
    description: 'What was done, or of a dry run what would be done. Null unless it is done, or was undone.',
  })
  report!: ImportReport | null;

  @Field(() => ImportRunFailure, {
    nullable: true,
    simple: false,
    description: 'Why nothing was changed. Null unless it was refused, has failed or was cancelled.',
  })
  failure!: ImportRunFailure | null;

  @Field(() => OfferedFileType, {
    nullable: true,
    simple: false,
    description:
      'Rows of the file that have problems, as CSV: its own columns, then `line` and `reason`. To be mended and imported by itself. Null: there are none, or the file is no longer kept.',
  })
  rejectedRows!: OfferedFileType | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was taken back.' }) undoneAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'E-mail address of the administrator who took it back.' })
  undoneBy!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Until when it can be undone: 30 days. Null: it has changed nothing, is undone, or it is too late. Whether all of its pieces let themselves be taken back only `undoImport` tells.',
  })
  undoUntil!: Date | null;
}

@ObjectType('ImportRunPage', { simpleResolvers: true, description: 'One page of import runs.' })
export class ImportRunPage {
  @Field(() => [ImportRunType], { description: 'Newest first; at most `size`.' }) items!: readonly ImportRunType[];
  @Field(() => Int, { description: 'All that match. Counted only when asked for.' }) total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for; the last page may have fewer.' }) size!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of startImport.' })
export class StartImportPayload {
  @Field(() => ImportRunType, { description: 'The run as it is now: it waits, or has begun.' }) run!: ImportRunType;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of cancelImport.' })
export class CancelImportPayload {
  @Field(() => ImportRunType, { description: 'As it is now.' }) run!: ImportRunType;
}

describedEnum(UndoObstacle, {
  name: 'ImportUndoObstacle',
  description: 'Why a piece cannot be given back what it had before an import.',
  values: {
    ORDERED: 'It has been ordered since.',
    ON_HOLD: 'It has been put on hold since.',
    SOLD: 'It has been sold since.',
    CHANGED: 'Something that the import wrote has been changed since.',
    GONE: 'It has been deleted since.',
  },
});

@ObjectType({ simpleResolvers: true, description: 'A piece that keeps an import from being undone.' })
class ImportUndoProblem {
  @Field(() => ID, { nullable: true, description: 'Id of the piece. Null: it is not there any more.' })
  id!: number | null;
  @Field(() => String, { description: 'Its stock number, as the import knew it.' }) stockNumber!: string;
  @Field(() => UndoObstacle, { description: 'What has happened since.' }) code!: UndoObstacle;
  @Field(() => String, { nullable: true, description: 'CHANGED: the first field of which it is so.' })
  field!: string | null;
  @Field(() => String, { description: "Reads on after the piece's number: `has been ordered since`." })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of undoImport.' })
export class UndoImportPayload {
  @Field(() => ImportRunType, { description: 'As it is now: undone, or with problems as it was.' }) run!: ImportRunType;
  @Field(() => [ImportUndoProblem], {
    description: 'Why it is not undone: at most the first 1,000 pieces, by number. Empty: it is undone.',
  })
  problems!: readonly ImportUndoProblem[];
  @Field(() => Int, { description: 'All pieces that keep it from being undone, told or not.' }) problemCount!: number;
}
