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
      'Returns the import runs from all sources, newest first, including rejected ones. Dry runs are deleted after one day. Administrators only.',
  })
  importRuns(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => ImportRunFilter, { nullable: true, description: 'If omitted, all runs.' })
    filter?: ImportRunFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'Default: the first 36 runs.' })
    page?: PageInput | null,
  ) {
    return pageImportRuns(ctx, { filter, page });
  }

  @Query(() => ImportRun, {
    nullable: true,
    description: 'Returns one import run. ITEM_NOT_FOUND. Administrators only.',
  })
  importRun(@Ctx() ctx: RequestContext, @Arg('id', () => ID, { description: 'Import run ID.' }) id: number) {
    return findImportRun(ctx, { id });
  }

  @Mutation(() => StartImportPayload, {
    nullable: true,
    description:
      'Starts an import of one stock type and returns its run immediately. A job processes the run, and restarts it if the server is restarted. Poll `importRun` for progress and the result. INVALID_REQUEST (413) for a file that is too large. ITEM_NOT_FOUND for a file that is no longer stored. Administrators only.',
  })
  async startImport(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => StartImportInput, { description: 'File, stock type and options.' })
    input: StartImportInput,
  ) {
    return { run: await startImport(ctx, input) };
  }

  @Mutation(() => CancelImportPayload, {
    nullable: true,
    description:
      'Cancels an import that is waiting or running. None of its rows are imported. INVALID_REQUEST (409) if it has ended. Administrators only.',
  })
  async cancelImport(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CancelImportInput, { description: 'Import run ID.' }) input: CancelImportInput,
  ) {
    return { run: await cancelImport(ctx, input) };
  }

  @Mutation(() => UndoImportPayload, {
    nullable: true,
    description:
      'Undoes an import, all or nothing: changed items are restored, new ones are deleted, and deactivated ones are active again. Possible for 30 days. If items have been ordered, put on hold, sold or changed since, nothing is changed and `problems` lists them. INVALID_REQUEST (409) for an import that has changed nothing, is already undone, or is too old. Administrators only.',
  })
  undoImport(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UndoImportInput, { description: 'Import run ID.' }) input: UndoImportInput,
  ) {
    return undoImport(ctx, input);
  }

  @FieldResolver(() => OfferedFile, {
    nullable: true,
    description: 'Original file. Stored for 90 days, for dry runs one day. Null if it is no longer stored.',
  })
  file(@Ctx() ctx: RequestContext, @Root() run: ImportRunRow) {
    return fileOf(ctx, run);
  }

  @FieldResolver(() => Float, { description: 'Fraction of the file that has been read, by bytes: 0 to 1.' })
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
      'Rows of the file that have problems, as CSV: the columns of the file, then `line` and `reason`. It can be corrected and imported as a separate file. Null if there are none, or if the file is no longer stored.',
  })
  rejectedRows(@Ctx() ctx: RequestContext, @Root() run: ImportRunRow) {
    return rejectedRowsOf(ctx, run);
  }

  @FieldResolver(() => ImportReport, {
    nullable: true,
    description:
      'Changes made by the import. For a dry run, the expected changes. Null unless the run is in the state done or undone.',
  })
  report(@Ctx() ctx: RequestContext, @Root() run: ImportRunRow) {
    return reportOf(ctx, run);
  }

  @FieldResolver(() => ImportRunFailure, {
    nullable: true,
    description: 'Reason why nothing was changed. Null unless the run was rejected, has failed or was cancelled.',
  })
  failure(@Ctx() ctx: RequestContext, @Root() run: ImportRunRow) {
    return failureOf(ctx, run);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description:
      'Time until which the run can be undone: 30 days after its end. Null if it has changed nothing, is already undone, or is too old. `undoImport` checks for items that prevent the undo.',
  })
  undoUntil(@Root() { undoUntil }: ImportRunRow) {
    return undoUntil;
  }
}
