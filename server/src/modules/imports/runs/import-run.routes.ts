import { get, type Route } from '../../../kernel/transport/route.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { ImportRunId } from './import-run.input.ts';
import { presentRun, responseTag } from './import-run.presenter.ts';
import { importRunSchema } from './import-run.schema.ts';
import { readRun } from './import-run-row.ts';

/** Returns an import run in REST format. Throws ITEM_NOT_FOUND. */
export const showImportRun = query(administrator, ImportRunId, async (ctx, { id }) =>
  presentRun(ctx, await readRun(ctx.em, id)),
);

export const importRunRoutes: readonly Route[] = [
  get('/imports/:id', showImportRun, {
    summary:
      'Returns an import run. With `Accept: text/event-stream`, its changes are sent as server-sent events until it has ended.',
    returns: importRunSchema,
    headers: (run) => ({ ETag: `"${responseTag(run)}"`, 'Cache-Control': 'private, no-cache', Vary: 'Authorization' }),
    returnsHeaders: { ETag: 'Changes with the run, and before the download URLs in the response expire.' },
  }),
];
