import { invalid } from '../../../../kernel/errors/errors.ts';
import { actorOf, administrator } from '../../../../kernel/use-cases/access.ts';
import { bulkCommand } from '../../../../kernel/use-cases/use-case.ts';
import { stockModuleOf } from '../../../stock-types/index.ts';
import { joinedProfile } from '../../profiles/joined-profile.ts';
import { savedProfileFor } from '../../profiles/use-profile.ts';
import { ImportOrigin } from '../import-run.entity.ts';
import { StartImportInput } from '../import-run.input.ts';
import { startOnce } from './start-once.ts';

/** Starts an import and answers its run as soon as the file is kept: a job works it off. */
export const startImport = bulkCommand(administrator, StartImportInput, async (ctx, input) => {
  const { kind, file, fileOf, profileId, idempotencyKey, confirmRemoved, profile, ...options } = input;
  const source = file ? { upload: await file } : fileOf ? { fileOf } : null;
  if (!source || (file && fileOf)) throw invalid('file', 'or fileOf is needed, and only one of them');
  const saved = profileId ? await savedProfileFor(ctx.em, profileId, kind) : null;
  const request = {
    type: stockModuleOf(kind).files,
    options: {
      ...options,
      confirmRemoved: confirmRemoved ?? null,
      profile: joinedProfile(saved?.profile ?? null, profile ?? null),
    },
    origin: ImportOrigin.GRAPHQL,
    savedProfile: saved,
    author: { actorId: actorOf(ctx).id, requestId: ctx.request.id },
    idempotencyKey: idempotencyKey ?? null,
  };
  return startOnce(ctx, request, source);
});
