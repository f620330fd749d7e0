import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { SavedImportProfile } from './saved-profile.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'One page of saved profiles.' })
export class SavedImportProfilePage {
  @Field(() => [SavedImportProfile], { description: 'By name; at most `size`.' })
  items!: readonly SavedImportProfile[];

  @Field(() => Int, { description: 'All that match. Counted only when asked for.' })
  total!: number;

  @Field(() => Int, { description: '0-based.' })
  index!: number;

  @Field(() => Int, { description: 'Asked for; the last page may have fewer.' })
  size!: number;
}

@ObjectType()
abstract class ImportProfilePayload {
  @Field(() => SavedImportProfile, { simple: true, description: 'Current state of the profile.' })
  profile!: SavedImportProfile;
}

@ObjectType({ description: 'Outcome of createImportProfile.' })
export class CreateImportProfilePayload extends ImportProfilePayload {}

@ObjectType({ description: 'Outcome of updateImportProfile.' })
export class UpdateImportProfilePayload extends ImportProfilePayload {}

@ObjectType({ description: 'Outcome of fetchImportFile.' })
export class FetchImportFilePayload extends ImportProfilePayload {}

@ObjectType({ simpleResolvers: true, description: 'Outcome of deleteImportProfile.' })
export class DeleteImportProfilePayload {
  @Field(() => ID, { description: 'ID of the deleted profile.' })
  profileId!: number;
}
