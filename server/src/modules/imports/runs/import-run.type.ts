import type { ErrorCode, ErrorDetail } from '../../../kernel/errors/catalogue.ts';
import type { ErrorReason } from '../../../kernel/errors/reasons.ts';
import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { Rest } from '../../../kernel/resources/rest-shape.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { Count, ImportCodeCount, ImportProblem, ImportProblemFile } from '../findings/finding.type.ts';
import { ImportRun } from './import-run.entity.ts';
import type { ImportRunRow } from './import-run-row.ts';
import { UndoObstacle } from './undo/find-obstacles.ts';

@ObjectType({ simpleResolvers: true, description: 'A problem of the request.' })
export class ImportRunFailureDetail {
  @Field(() => String, { description: 'The field, such as `file` or `profile.columns.0.field`.' }) path!: string;
  @Field(() => String, { description: 'Continues a sentence that begins with the field: `is empty`.' })
  message!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Why a run has changed nothing: the error of importStock for the same file.',
})
export class ImportRunFailure {
  @Rest(false)
  @Field(() => String, { description: 'Name of the error in the catalogue, such as INVALID_REQUEST.' })
  readonly code!: ErrorCode;
  @Field(() => Int, { description: 'Number of the error in the catalogue.' }) readonly errorCode!: number;
  @Field(() => String, {
    nullable: true,
    description: 'More specific reason, such as CONFIRMATION_NEEDED. Null if there is none.',
  })
  readonly reason!: ErrorReason | null;
  @Field(() => String, { description: 'The problem and what to do about it, for people.' })
  readonly explanation!: string;

  @Field(() => [ImportRunFailureDetail], { description: 'Problems of the request, other than of cells and rows.' })
  readonly details!: readonly ErrorDetail[];

  @Field(() => [ImportProblem], { description: 'Problems of cells and rows: at most the first 1,000, by row.' })
  readonly problems!: readonly ImportProblem[];

  @Count('Number of all problems, listed or not.') readonly problemCount!: number;

  @Field(() => [ImportCodeCount], { description: 'Number of problems by kind, the most frequent first.' })
  readonly problemCounts!: readonly ImportCodeCount[];

  @Field(() => ImportProblemFile, { nullable: true, description: 'All problems as CSV. Null if there are none.' })
  readonly problemFile!: ImportProblemFile | null;

  @Count('For CONFIRMATION_NEEDED: number of items that the file would deactivate.', { nullable: true })
  readonly deactivated!: number | null;

  @Count('For CONFIRMATION_NEEDED: number of items that it could deactivate at most.', { nullable: true })
  readonly deactivatable!: number | null;
}

@ObjectType('ImportRunPage', { simpleResolvers: true, description: 'One page of import runs.' })
export class ImportRunPage {
  @Field(() => [ImportRun], { description: 'Newest first; at most `size`.' }) items!: readonly ImportRunRow[];
  @Field(() => Int, { description: 'All that match. Counted only when asked for.' }) total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for; the last page may have fewer.' }) size!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of startImport.' })
export class StartImportPayload {
  @Field(() => ImportRun, { description: 'Current state of the run: it is waiting or has started.' })
  run!: ImportRunRow;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of cancelImport.' })
export class CancelImportPayload {
  @Field(() => ImportRun, { description: 'Current state of the run.' }) run!: ImportRunRow;
}

describedEnum(UndoObstacle, {
  name: 'ImportUndoObstacle',
  description: 'Why an item cannot be restored to its state before an import.',
  values: {
    ORDERED: 'It has been ordered since.',
    ON_HOLD: 'It has been put on hold since.',
    SOLD: 'It has been sold since.',
    CHANGED: 'A field that the import wrote has been changed since.',
    GONE: 'It has been deleted since.',
  },
});

@ObjectType({ simpleResolvers: true, description: 'An item that prevents the undo of an import.' })
export class ImportUndoProblem {
  @Field(() => ID, { nullable: true, description: 'ID of the item. Null if it was deleted.' })
  readonly id!: number | null;
  @Field(() => String, { description: 'Stock number at the time of the import.' }) readonly stockNumber!: string;
  @Field(() => UndoObstacle, { description: 'Change since the import.' }) readonly code!: UndoObstacle;
  @Field(() => String, { nullable: true, description: 'For CHANGED: the first field that was changed.' })
  readonly field!: string | null;
  @Field(() => String, {
    description: 'Continues a sentence that begins with the stock number: `has been ordered since`.',
  })
  readonly message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of undoImport.' })
export class UndoImportPayload {
  @Field(() => ImportRun, { description: 'Current state of the run: undone, or unchanged if there are problems.' })
  run!: ImportRunRow;
  @Field(() => [ImportUndoProblem], {
    description: 'Items that prevent the undo: at most the first 1,000, by stock number. Empty if the run is undone.',
  })
  problems!: readonly ImportUndoProblem[];
  @Field(() => Int, { description: 'Number of all items that prevent the undo, listed or not.' }) problemCount!: number;
}
