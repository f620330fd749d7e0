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
    description: 'Profiles of vendors’ files, by name. Administrators only.',
  })
  importProfiles(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => ImportProfileFilter, { nullable: true, description: 'Which; all where it is left out.' })
    filter?: ImportProfileFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'The first 36 where it is left out.' })
    page?: PageInput | null,
  ) {
    return pageImportProfiles(ctx, { filter, page });
  }

  @Query(() => SavedImportProfile, {
    nullable: true,
    description: 'One profile of a vendor’s files. ITEM_NOT_FOUND. Administrators only.',
  })
  importProfile(@Ctx() ctx: RequestContext, @Arg('id', () => ID, { description: 'Id of the profile.' }) id: number) {
    return findImportProfile(ctx, { id });
  }

  @FieldResolver(() => String, {
    description: '`profile` as JSON: the file for `npm run import -- --profile` and the REST field `profile`.',
  })
  json(@Root() { profile }: SavedImportProfile) {
    return `${JSON.stringify(profile, null, 2)}\n`;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Vendor of the stock in the files. Null: the rows name it.',
  })
  vendor(@Root() { profile }: SavedImportProfile) {
    return profile.vendor ?? null;
  }

  @FieldResolver(() => ImportFetch, {
    nullable: true,
    description: 'Where files are fetched from. Null: they are not.',
  })
  async fetch(@Ctx() ctx: RequestContext, @Root() { id }: SavedImportProfile): Promise<ImportFetch | null> {
    return (await fetchOfProfile(ctx, id)) ?? null;
  }

  @Mutation(() => CreateImportProfilePayload, {
    nullable: true,
    description:
      'Keeps how the files of a vendor are read. INVALID_REQUEST names fields that the type of stock does not have; 409 where the name or the folder is taken. Administrators only.',
  })
  async createImportProfile(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateImportProfileInput) input: CreateImportProfileInput,
  ) {
    return { profile: await createImportProfile(ctx, input) };
  }

  @Mutation(() => UpdateImportProfilePayload, {
    nullable: true,
    description: 'Changes a profile. What is running keeps the one that it began with. Administrators only.',
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
      'Deletes a profile. 409 while it has a folder or a fetch that is active: stop them first. Administrators only.',
  })
  deleteImportProfile(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeleteImportProfileInput) input: DeleteImportProfileInput,
  ) {
    return deleteImportProfile(ctx, input);
  }
}
