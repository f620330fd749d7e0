import { sql } from 'kysely';
import { Ctx, FieldResolver, Resolver, Root } from '../../../kernel/graphql.ts';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { columnsOf } from '../database.ts';
import { ImportFetch } from '../profiles/import-fetch.entity.ts';
import { SavedImportProfile } from '../profiles/saved-profile.entity.ts';
import { ImportOrigin, ImportRun } from './import-run.entity.ts';
import { type ImportRunRow, readRuns } from './import-run-row.ts';

const r = columnsOf('import_run', 'r');

/** Returns the last run of a profile, excluding dry runs. Calls in the same tick share one query. */
const lastRunOfProfile = batch(
  async ({ em }: RequestContext, profileIds: readonly number[], { isFetched }: { readonly isFetched: boolean }) => {
    const origins = isFetched ? [ImportOrigin.FETCH] : Object.values(ImportOrigin);
    const isLastRun = sql<boolean>`${r('id')} in (
    select (
      select l.id from import_run l
      where l.profile_id = p.id and not l.is_dry_run and l.origin = ${anyOf(origins)} order by l.id desc limit 1
    ) from unnest(${sql.val([...profileIds])}::int[]) p (id)
  )`;
    const runs = await readRuns(em, isLastRun, { limit: profileIds.length });
    return new Map(
      runs.flatMap((run): [number, ImportRunRow][] => (run.profileId === null ? [] : [[run.profileId, run]])),
    );
  },
);

@Resolver(() => SavedImportProfile)
export class ImportProfileRuns {
  @FieldResolver(() => ImportRun, {
    nullable: true,
    description: 'Last import with this profile, from any source, excluding dry runs. Null if there was none.',
  })
  async lastRun(@Ctx() ctx: RequestContext, @Root() { id }: SavedImportProfile): Promise<ImportRunRow | null> {
    return (await lastRunOfProfile(ctx, id, { isFetched: false })) ?? null;
  }
}

@Resolver(() => ImportFetch)
export class ImportFetchRuns {
  @FieldResolver(() => ImportRun, {
    nullable: true,
    description: 'Run of the last fetched file that differed from the one before. Null if there was none.',
  })
  async lastRun(@Ctx() ctx: RequestContext, @Root() { profileId }: ImportFetch): Promise<ImportRunRow | null> {
    return (await lastRunOfProfile(ctx, profileId, { isFetched: true })) ?? null;
  }
}
