import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { SavedImportProfile } from './saved-profile.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'One page of import profiles.' })
export class SavedImportProfilePage {
  @Field(() => [SavedImportProfile], { description: 'Profiles of the page by name, at most `size`.' })
  items!: readonly SavedImportProfile[];

  @Field(() => Int, { description: 'Number of profiles on all pages. Counted only if requested.' })
  total!: number;

  @Field(() => Int, { description: 'Page number, from 0.' })
  index!: number;

  @Field(() => Int, { description: 'Requested number of profiles per page.' })
  size!: number;
}

@ObjectType()
abstract class ImportProfilePayload {
  @Field(() => SavedImportProfile, { simple: true, description: 'Current state of the profile.' })
  profile!: SavedImportProfile;
}

@ObjectType({ description: 'Result of `createImportProfile`.' })
export class CreateImportProfilePayload extends ImportProfilePayload {}

@ObjectType({ description: 'Result of `updateImportProfile`.' })
export class UpdateImportProfilePayload extends ImportProfilePayload {}

@ObjectType({ description: 'Result of `fetchImportFile`.' })
export class FetchImportFilePayload extends ImportProfilePayload {}

@ObjectType({ simpleResolvers: true, description: 'Result of `deleteImportProfile`.' })
export class DeleteImportProfilePayload {
  @Field(() => ID, { description: 'ID of the deleted profile.' })
  profileId!: number;
}
