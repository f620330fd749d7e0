import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from '../../../kernel/graphql.ts';
import { PageInput } from '../../../kernel/input/page.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { createImportProfile, deleteImportProfile, updateImportProfile } from './change-profiles.ts';
import { ImportFetch } from './import-fetch.entity.ts';
import { fetchOfProfile, findImportProfile, pageImportProfiles } from './list-profiles.ts';
import { SavedImportProfile } from './saved-profile.entity.ts';
import {
  CreateImportProfileInput,
  DeleteImportProfileInput,
  ImportProfileFilter,
  UpdateImportProfileInput,
} from './saved-profile.input.ts';
import {
  CreateImportProfilePayload,
  DeleteImportProfilePayload,
  SavedImportProfilePage,
  UpdateImportProfilePayload,
} from './saved-profile.type.ts';

@Resolver(() => SavedImportProfile)
export class ImportProfileResolver {
  @Query(() => SavedImportProfilePage, {
    nullable: true,
    description: 'Returns the saved import profiles, by name. Administrators only.',
  })
  importProfiles(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => ImportProfileFilter, { nullable: true, description: 'If omitted, all profiles.' })
    filter?: ImportProfileFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'Default: the first 36 profiles.' })
    page?: PageInput | null,
  ) {
    return pageImportProfiles(ctx, { filter, page });
  }

  @Query(() => SavedImportProfile, {
    nullable: true,
    description: 'Returns one import profile. ITEM_NOT_FOUND. Administrators only.',
  })
  importProfile(@Ctx() ctx: RequestContext, @Arg('id', () => ID, { description: 'Profile ID.' }) id: number) {
    return findImportProfile(ctx, { id });
  }

  @FieldResolver(() => String, {
    description: '`profile` as JSON, for `npm run import -- --profile` and for the REST field `profile`.',
  })
  json(@Root() { profile }: SavedImportProfile) {
    return `${JSON.stringify(profile, null, 2)}\n`;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Vendor of the stock in the files. Null if each row contains its vendor.',
  })
  vendor(@Root() { profile }: SavedImportProfile) {
    return profile.vendor ?? null;
  }

  @FieldResolver(() => ImportFetch, {
    nullable: true,
    description: 'Scheduled fetch. Null if files are not fetched.',
  })
  async fetch(@Ctx() ctx: RequestContext, @Root() { id }: SavedImportProfile): Promise<ImportFetch | null> {
    return (await fetchOfProfile(ctx, id)) ?? null;
  }

  @Mutation(() => CreateImportProfilePayload, {
    nullable: true,
    description:
      'Creates an import profile. INVALID_REQUEST names fields that the stock type does not have. INVALID_REQUEST 409 if the name or folder is used by another profile. Administrators only.',
  })
  async createImportProfile(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateImportProfileInput) input: CreateImportProfileInput,
  ) {
    return { profile: await createImportProfile(ctx, input) };
  }

  @Mutation(() => UpdateImportProfilePayload, {
    nullable: true,
    description:
      'Updates an import profile. Running imports continue with the previous version of the profile. Administrators only.',
  })
  async updateImportProfile(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateImportProfileInput) input: UpdateImportProfileInput,
  ) {
    return { profile: await updateImportProfile(ctx, input) };
  }

  @Mutation(() => DeleteImportProfilePayload, {
    nullable: true,
    description:
      'Deletes an import profile. INVALID_REQUEST 409 if it has a folder or an active fetch: remove them first. Administrators only.',
  })
  deleteImportProfile(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeleteImportProfileInput) input: DeleteImportProfileInput,
  ) {
    return deleteImportProfile(ctx, input);
  }
}
