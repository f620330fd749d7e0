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

  @FieldResolver(() => ImportFetchSchedule, { description: 'Interval and time.' })
  schedule(@Root() { every, time }: ImportFetch): ImportFetchSchedule {
    return { every, time };
  }

  @Mutation(() => FetchImportFilePayload, {
    nullable: true,
    description:
      'Fetches the file of a profile immediately, in addition to its schedule. The result is shown in `fetch`. INVALID_REQUEST 409 if the profile has no fetch. Administrators only.',
  })
  async fetchImportFile(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => FetchImportFileInput) input: FetchImportFileInput,
  ) {
    return { profile: await fetchImportFile(ctx, input) };
  }
}
