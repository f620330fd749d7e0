import { Field, Int, ObjectType } from '../../../kernel/graphql.ts';
import { ImportRun } from './import-run.entity.ts';
import type { ImportRunRow } from './import-run-row.ts';
import { ImportUndoProblem } from './undo/undo-problem.type.ts';

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
