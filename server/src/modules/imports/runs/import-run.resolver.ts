import { Arg, Ctx, FieldResolver, Float, ID, Int, Mutation, Query, Resolver, Root } from '../../../kernel/graphql.ts';
import { PageInput } from '../../../kernel/input/page.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { OfferedFile } from '../findings/finding.type.ts';
import { ImportReport } from '../findings/import-report.ts';
import { ImportRun } from './import-run.entity.ts';
import { CancelImportInput, ImportRunFilter, StartImportInput, UndoImportInput } from './import-run.input.ts';
import { failureOf, fileOf, rejectedRowsOf, reportOf } from './import-run.presenter.ts';
import { CancelImportPayload, ImportRunPage, StartImportPayload, UndoImportPayload } from './import-run.type.ts';
import type { ImportRunRow } from './import-run-row.ts';
import { cancelImport, findImportRun, pageImportRuns } from './import-runs.ts';
import { ImportRunFailure } from './run-failure.type.ts';
import { undoImport } from './undo/undo-import.ts';
import { startImport } from './worker/start-import.ts';

@Resolver(() => ImportRun)
export class ImportRunResolver {
  @Query(() => ImportRunPage, {
    nullable: true,
    description:
      'The history of imports, newest first: all of them, by whatever way they came, also those that were refused. Dry runs are forgotten after a day. Administrators only.',
  })
  importRuns(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => ImportRunFilter, { nullable: true, description: 'Which; all where it is left out.' })
    filter?: ImportRunFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'The first 36 where it is left out.' })
    page?: PageInput | null,
  ) {
    return pageImportRuns(ctx, { filter, page });
  }

  @Query(() => ImportRun, { nullable: true, description: 'One import run. ITEM_NOT_FOUND. Administrators only.' })
  importRun(@Ctx() ctx: RequestContext, @Arg('id', () => ID, { description: 'Id of the run.' }) id: number) {
    return findImportRun(ctx, { id });
  }

  @Mutation(() => StartImportPayload, {
    nullable: true,
    description:
      'Starts an import of one type of stock and answers at once: a job works it off, also when the server is restarted meanwhile. Ask `importRun` how far it has come and what it has come to. INVALID_REQUEST (413) for a file that is too large, ITEM_NOT_FOUND for a file that is no longer kept. Administrators only.',
  })
  async startImport(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => StartImportInput, { description: 'The file, what it has, and what to do with it.' })
    input: StartImportInput,
  ) {
    return { run: await startImport(ctx, input) };
  }

  @Mutation(() => CancelImportPayload, {
    nullable: true,
    description:
      'Stops an import that waits or runs: nothing of it is taken over. INVALID_REQUEST (409) once it has ended. Administrators only.',
  })
  async cancelImport(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CancelImportInput, { description: 'The run to stop.' }) input: CancelImportInput,
  ) {
    return { run: await cancelImport(ctx, input) };
  }

  @Mutation(() => UndoImportPayload, {
    nullable: true,
    description:
      'Takes an import back, all of it or nothing: changed pieces get back what they had, new ones are deleted, deactivated ones are on the lists again. Within 30 days. Where pieces have been ordered, held, sold or changed since nothing is changed, and the problems say which. INVALID_REQUEST (409) for an import that has changed nothing, is undone already, or is too old. Administrators only.',
  })
  undoImport(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UndoImportInput, { description: 'The run to take back.' }) input: UndoImportInput,
  ) {
    return undoImport(ctx, input);
  }

  @FieldResolver(() => OfferedFile, {
    nullable: true,
    description: 'The original file, stored for 90 days, of dry runs for one day. Null if it is no longer stored.',
  })
  file(@Ctx() ctx: RequestContext, @Root() run: ImportRunRow) {
    return fileOf(ctx, run);
  }

  @FieldResolver(() => Float, { description: 'The part of the file that has been read, by bytes: 0 to 1.' })
  progress(@Root() { progress }: ImportRunRow) {
    return progress;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Estimated seconds until the file has been read. Null if unknown, or if it has been read.',
  })
  secondsLeft(@Root() { secondsLeft }: ImportRunRow) {
    return secondsLeft;
  }

  @FieldResolver(() => OfferedFile, {
    nullable: true,
    description:
      'Rows of the file that have problems, as CSV: the columns of the file, then `line` and `reason`. The corrected file can be imported by itself. Null if there are none, or if the file is no longer stored.',
  })
  rejectedRows(@Ctx() ctx: RequestContext, @Root() run: ImportRunRow) {
    return rejectedRowsOf(ctx, run);
  }

  @FieldResolver(() => ImportReport, {
    nullable: true,
    description: 'Changes of the import, or of a dry run the expected ones. Null unless it is done or undone.',
  })
  report(@Ctx() ctx: RequestContext, @Root() run: ImportRunRow) {
    return reportOf(ctx, run);
  }

  @FieldResolver(() => ImportRunFailure, {
    nullable: true,
    description: 'Why nothing was changed. Null unless the run was refused, has failed or was cancelled.',
  })
  failure(@Ctx() ctx: RequestContext, @Root() run: ImportRunRow) {
    return failureOf(ctx, run);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description:
      'When the run can no longer be undone: 30 days after its end. Null if it has changed nothing, is undone, or is too old. Items that prevent the undo are found by `undoImport`.',
  })
  undoUntil(@Root() { undoUntil }: ImportRunRow) {
    return undoUntil;
  }
}
