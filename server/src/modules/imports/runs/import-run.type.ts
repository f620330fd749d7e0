import { Field, Int, ObjectType } from '../../../kernel/graphql.ts';
import { ImportRun } from './import-run.entity.ts';
import type { ImportRunRow } from './import-run-row.ts';
import { ImportUndoProblem } from './undo/undo-problem.type.ts';

@ObjectType('ImportRunPage', { simpleResolvers: true, description: 'One page of import runs.' })
export class ImportRunPage {
  @Field(() => [ImportRun], { description: 'Runs of the page, newest first, at most `size`.' })
  items!: readonly ImportRunRow[];
  @Field(() => Int, { description: 'Number of runs on all pages. Counted only if requested.' }) total!: number;
  @Field(() => Int, { description: 'Page number, from 0.' }) index!: number;
  @Field(() => Int, { description: 'Requested number of runs per page.' }) size!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Result of `startImport`.' })
export class StartImportPayload {
  @Field(() => ImportRun, { description: 'The run, waiting or running.' })
  run!: ImportRunRow;
}

@ObjectType({ simpleResolvers: true, description: 'Result of `cancelImport`.' })
export class CancelImportPayload {
  @Field(() => ImportRun, { description: 'Current state of the run.' }) run!: ImportRunRow;
}

@ObjectType({ simpleResolvers: true, description: 'Result of `undoImport`.' })
export class UndoImportPayload {
  @Field(() => ImportRun, { description: 'The run: undone, or unchanged if there are problems.' })
  run!: ImportRunRow;
  @Field(() => [ImportUndoProblem], {
    description: 'Items that prevent the undo: at most the first 1,000, by stock number. Empty if the run is undone.',
  })
  problems!: readonly ImportUndoProblem[];
  @Field(() => Int, { description: 'Number of all items that prevent the undo, listed or not.' }) problemCount!: number;
}
