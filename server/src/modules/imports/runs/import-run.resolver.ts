import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PageInput } from '../../../kernel/input/page.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { ImportReport } from '../findings/import-report.ts';
import { CancelImportInput, ImportRunFilter, StartImportInput, UndoImportInput } from './import-run.input.ts';
import { failureOf, fileOf, rejectedRowsOf, reportOf } from './import-run.presenter.ts';
import {
  CancelImportPayload,
  ImportRunFailure,
  ImportRunPage,
  ImportRunType,
  OfferedFileType,
  StartImportPayload,
  UndoImportPayload,
} from './import-run.type.ts';
import type { ImportRunRow } from './import-run-row.ts';
import { cancelImport, findImportRun, pageImportRuns } from './import-runs.ts';
import { undoImport } from './undo/undo-import.ts';
import { startImport } from './worker/start-import.ts';

@Resolver(() => ImportRunType)
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

  @Query(() => ImportRunType, { nullable: true, description: 'One import run. ITEM_NOT_FOUND. Administrators only.' })
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

  @FieldResolver(() => OfferedFileType, { nullable: true })
  file(@Ctx() ctx: RequestContext, @Root() run: ImportRunRow) {
    return fileOf(ctx, run);
  }

  @FieldResolver(() => OfferedFileType, { nullable: true })
  rejectedRows(@Ctx() ctx: RequestContext, @Root() run: ImportRunRow) {
    return rejectedRowsOf(ctx, run);
  }

  @FieldResolver(() => ImportReport, { nullable: true })
  report(@Ctx() ctx: RequestContext, @Root() run: ImportRunRow) {
    return reportOf(ctx, run);
  }

  @FieldResolver(() => ImportRunFailure, { nullable: true })
  failure(@Ctx() ctx: RequestContext, @Root() run: ImportRunRow) {
    return failureOf(ctx, run);
  }
}
