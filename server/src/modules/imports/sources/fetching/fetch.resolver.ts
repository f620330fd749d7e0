import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from '../../../../kernel/graphql.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { ImportFetch, ImportFetchSchedule } from '../../profiles/import-fetch.entity.ts';
import { FetchImportFileInput } from '../../profiles/saved-profile.input.ts';
import { FetchImportFilePayload } from '../../profiles/saved-profile.type.ts';
import { fetchImportFile } from './fetch-due.job.ts';

@Resolver(() => ImportFetch)
export class ImportFetchResolver {
  @FieldResolver(() => Boolean, { description: 'Whether a password is stored.' })
  hasPassword(@Root() { passwordSecret }: ImportFetch): boolean {
    return passwordSecret !== null;
  }

  @FieldResolver(() => ImportFetchSchedule, { description: 'How often, and at what time.' })
  schedule(@Root() { every, time }: ImportFetch): ImportFetchSchedule {
    return { every, time };
  }

  @Mutation(() => FetchImportFilePayload, {
    nullable: true,
    description:
      'Has the file of a profile fetched now, as if its time had come; `fetch` tells what becomes of it. 409 where the profile has no fetch. Administrators only.',
  })
  async fetchImportFile(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => FetchImportFileInput) input: FetchImportFileInput,
  ) {
    return { profile: await fetchImportFile(ctx, input) };
  }
}
