import type { EntityManager } from '@mikro-orm/postgresql';
import { type Upload, withPlainName } from '../../../../kernel/input/upload.ts';
import { over, type RequestContext } from '../../../../kernel/use-cases/context.ts';
import type { KeptFile } from '../../../../kernel/use-cases/kept-files.ts';
import { once } from '../../../../platform/http/idempotency.ts';
import { type ImportRunRow, readRun } from '../import-run-row.ts';
import type { RunRequest } from '../run-request.ts';
import { enqueueRun } from './enqueue-run.ts';
import { received } from './receive-file.ts';
import { forgotten } from './stored-upload.ts';

/** Where the file of a run comes from: somebody sends it, or it is kept with an earlier run. */
export type RunSource = { readonly upload: Upload } | { readonly fileOf: number };

/** Starts a run, once however often it is asked for with the same key: whoever asks again gets the first one. */
export async function startOnce(ctx: RequestContext, request: RunRequest, source: RunSource): Promise<ImportRunRow> {
  const id = 'upload' in source ? await startWith(ctx, request, source.upload) : await startOf(ctx, request, source);
  return readRun(ctx.em, id);
}

async function startWith(ctx: RequestContext, request: RunRequest, sent: Upload): Promise<number> {
  const upload = withPlainName(sent);
  const { id } = await received(ctx, { ...request, upload }, async (kept) => {
    const made = await enqueueOnce(ctx, request, { name: upload.filename, kept, content: kept.hash });
    if (made.isReplay) await ctx.services.keptFiles.forget(kept.id);
    return made.id;
  });
  return id;
}

async function startOf(ctx: RequestContext, request: RunRequest, { fileOf }: { fileOf: number }): Promise<number> {
  const { fileId, fileName, fileBytes } = await readRun(ctx.em, fileOf, 'fileOf');
  if (fileId === null) throw forgotten('fileOf');
  const kept = { id: fileId, bytes: fileBytes };
  return (await enqueueOnce(ctx, request, { name: fileName, kept, content: fileOf })).id;
}

interface KnownFile {
  readonly name: string;
  readonly kept: Pick<KeptFile, 'id' | 'bytes'>;
  /** What tells it from other files under the same key. */
  readonly content: string | number;
}

const enqueueOnce = (ctx: RequestContext, request: RunRequest, { content, ...file }: KnownFile) =>
  ctx.em.fork().transactional((tx: EntityManager) => {
    const { type, options, savedProfile, idempotencyKey: key = null } = request;
    const keyed = {
      operation: 'startImport',
      key,
      input: { type: type.name, content, savedProfile: savedProfile?.id, ...options },
    };
    return once(over(tx, ctx), keyed, () => enqueueRun(tx, ctx, request, file));
  });
