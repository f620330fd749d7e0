import type { EntityManager } from '@mikro-orm/postgresql';
import { invalid } from '../../../../kernel/errors/errors.ts';
import { type Upload, withPlainName } from '../../../../kernel/input/upload.ts';
import { actorOf, administrator } from '../../../../kernel/use-cases/access.ts';
import { over, type RequestContext } from '../../../../kernel/use-cases/context.ts';
import type { StoredFile } from '../../../../kernel/use-cases/file-store.ts';
import { bulkCommand } from '../../../../kernel/use-cases/use-case.ts';
import { once } from '../../../../platform/http/idempotency.ts';
import { stockModuleOf } from '../../../stock-types/index.ts';
import { type ImportJob, importOptionsOf } from '../../import-job.ts';
import { mergeProfiles, savedProfileFor } from '../../profiles/use-profile.ts';
import { ImportOrigin } from '../import-run.entity.ts';
import { StartImportInput } from '../import-run.input.ts';
import { type ImportRunRow, readRun } from '../import-run-row.ts';
import { enqueueRun, storeAndInsertRun } from './receive-run.ts';
import { fileDeleted } from './stored-upload.ts';

/** Starts an import and returns its run as soon as the file is stored. A worker processes the run. */
export const startImport = bulkCommand(administrator, StartImportInput, async (ctx, input) => {
  const { kind, file, fileOf, profileId, idempotencyKey = null, profile = null } = input;
  const source = file ? { upload: await file } : fileOf ? { fileOf } : null;
  if (!source || (file && fileOf)) throw invalid('file', 'or fileOf must be set, but not both');
  const saved = profileId ? await savedProfileFor(ctx.em, profileId, kind) : null;
  const job = {
    ...importOptionsOf({ ...input, profile: mergeProfiles(saved?.profile ?? null, profile) }),
    type: stockModuleOf(kind).files,
    origin: ImportOrigin.GRAPHQL,
    savedProfile: saved,
    author: { actorId: actorOf(ctx).id, requestId: ctx.request.id },
    idempotencyKey,
  };
  return startOnce(ctx, job, source);
});

/** Source of a run's file: an upload, or the stored file of an earlier run. */
export type RunSource = { readonly upload: Upload } | { readonly fileOf: number };

/** Starts a run. A repeated request with the same idempotency key returns the first run. */
export async function startOnce(ctx: RequestContext, job: ImportJob, source: RunSource): Promise<ImportRunRow> {
  const id = 'upload' in source ? await startFromFile(ctx, job, source.upload) : await startFromRun(ctx, job, source);
  return readRun(ctx.em, id);
}

async function startFromFile(ctx: RequestContext, job: ImportJob, sent: Upload): Promise<number> {
  const upload = withPlainName(sent);
  const { id } = await storeAndInsertRun(ctx, job, upload, async (stored) => {
    const run = await enqueueOnce(ctx, job, { name: upload.filename, stored, content: stored.hash });
    if (run.isReplay) await ctx.services.keptFiles.forget(stored.id);
    return run.id;
  });
  return id;
}

async function startFromRun(ctx: RequestContext, job: ImportJob, { fileOf }: { fileOf: number }): Promise<number> {
  const { fileId, fileName, fileBytes } = await readRun(ctx.em, fileOf, 'fileOf');
  if (fileId === null) throw fileDeleted('fileOf');
  const stored = { id: fileId, bytes: fileBytes };
  return (await enqueueOnce(ctx, job, { name: fileName, stored, content: fileOf })).id;
}

interface ImportedFile {
  readonly name: string;
  readonly stored: Pick<StoredFile, 'id' | 'bytes'>;
  /** Identifies the file of a request with an idempotency key: the hash of the file, or the ID of the earlier run. */
  readonly content: string | number;
}

const enqueueOnce = (ctx: RequestContext, job: ImportJob, { content, ...file }: ImportedFile) =>
  ctx.em.fork().transactional((tx: EntityManager) => {
    const idempotentRequest = {
      operation: 'startImport',
      key: job.idempotencyKey,
      input: { type: job.type.name, content, savedProfile: job.savedProfile?.id, ...importOptionsOf(job) },
    };
    return once(over(tx, ctx), idempotentRequest, () => enqueueRun(tx, ctx, job, file));
  });
