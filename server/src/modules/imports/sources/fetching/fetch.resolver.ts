import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { FetchImportFileInput } from '../../profiles/saved-profile.input.ts';
import { FetchImportFilePayload } from '../../profiles/saved-profile.type.ts';
import { fetchImportFile } from './fetch-due.job.ts';

@Resolver()
export class ImportFetchResolver {
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
