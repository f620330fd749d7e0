import { invalid } from '../../../../kernel/errors/errors.ts';
import { actorOf, administrator } from '../../../../kernel/use-cases/access.ts';
import { bulkCommand } from '../../../../kernel/use-cases/use-case.ts';
import { stockModuleOf } from '../../../stock-types/index.ts';
import { importOptionsOf } from '../../import-job.ts';
import { joinedProfile } from '../../profiles/joined-profile.ts';
import { savedProfileFor } from '../../profiles/use-profile.ts';
import { ImportOrigin } from '../import-run.entity.ts';
import { StartImportInput } from '../import-run.input.ts';
import { startOnce } from './start-once.ts';

/** Starts an import and returns its run as soon as the file is stored. A worker processes it. */
export const startImport = bulkCommand(administrator, StartImportInput, async (ctx, input) => {
  const { kind, file, fileOf, profileId, idempotencyKey = null, profile = null } = input;
  const source = file ? { upload: await file } : fileOf ? { fileOf } : null;
  if (!source || (file && fileOf)) throw invalid('file', 'or fileOf is needed, and only one of them');
  const saved = profileId ? await savedProfileFor(ctx.em, profileId, kind) : null;
  const job = {
    ...importOptionsOf({ ...input, profile: joinedProfile(saved?.profile ?? null, profile) }),
    type: stockModuleOf(kind).files,
    origin: ImportOrigin.GRAPHQL,
    savedProfile: saved,
    author: { actorId: actorOf(ctx).id, requestId: ctx.request.id },
    idempotencyKey,
  };
  return startOnce(ctx, job, source);
});
