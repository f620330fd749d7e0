import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { StockKind } from '../../stock/fields/index.ts';
import { ImportMode } from '../import-mode.ts';
import type { ImportProfile } from '../reading/import-profile.ts';
import { ImportFetchInterval } from './import-fetch.entity.ts';
import { ImportProfileInput } from './import-profile.input.ts';

@ObjectType({ simpleResolvers: true, description: 'When a file is fetched.' })
class ImportFetchSchedule {
  @Field(() => ImportFetchInterval, { description: 'How often.' })
  every!: ImportFetchInterval;

  @Field(() => String, { nullable: true, description: 'Time of day such as 06:30, in UTC. Null: once an hour.' })
  time!: string | null;
}

@ObjectType('ImportFetch', {
  simpleResolvers: true,
  description: 'Where the files of a profile are fetched from, and what became of it.',
})
export class ImportFetchType {
  /** Whose fetch it is. */
  readonly profileId!: number;

  @Field(() => String, { description: 'The https address, without a name or password.' })
  url!: string;

  @Field(() => String, { nullable: true, description: 'Name that the server is told. Null: none.' })
  userName!: string | null;

  @Field(() => Boolean, { description: 'Whether the server is told a password, too.' })
  hasPassword!: boolean;

  @Field(() => ImportFetchSchedule, { description: 'How often, and at what time.' })
  schedule!: ImportFetchSchedule;

  @Field(() => Boolean, { description: 'False: nothing is fetched for now.' })
  isActive!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it is fetched next. Null: not at all.' })
  nextAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was tried last. Null: never.' })
  lastAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why nothing could be fetched then, for people. Null: it went well, changed or not.',
  })
  failure!: string | null;
}

@ObjectType('SavedImportProfile', {
  simpleResolvers: true,
  description: 'How the files of one vendor are read, and what to do with files that come by themselves.',
})
export class SavedImportProfileType {
  @Field(() => ID, { description: 'Of the profile.' })
  id!: number;

  @Field(() => StockKind, { description: 'The type of stock that the files have.' })
  kind!: string;

  @Field(() => String, { description: 'Name of the profile, as people read it.' })
  name!: string;

  @Field(() => ImportProfileInput, { description: 'How the files are read.' })
  profile!: ImportProfile;

  @Field(() => String, {
    description: 'The same as JSON: the file that `npm run import -- --profile` and the field `profile` in REST take.',
  })
  json!: string;

  @Field(() => ImportMode, { description: 'What files that come by themselves do with other stock.' })
  mode!: ImportMode;

  @Field(() => Boolean, { description: 'Whether such files are taken over without their rows with problems.' })
  skipInvalid!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Who gets a mail when such a file was not taken over. Null: the mailbox of the house.',
  })
  notifyEmail!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The subfolder of the house’s import folder whose files are read so. Null: none.',
  })
  folder!: string | null;

  @Field(() => Int, { description: 'Counts the changes.' })
  version!: number;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'One page of saved profiles.' })
export class SavedImportProfilePage {
  @Field(() => [SavedImportProfileType], { description: 'By name; at most `size`.' })
  items!: readonly SavedImportProfileType[];

  @Field(() => Int, { description: 'All that match. Counted only when asked for.' })
  total!: number;

  @Field(() => Int, { description: '0-based.' })
  index!: number;

  @Field(() => Int, { description: 'Asked for; the last page may have fewer.' })
  size!: number;
}

@ObjectType()
abstract class ImportProfilePayload {
  @Field(() => SavedImportProfileType, { simple: true, description: 'As it is now.' })
  profile!: SavedImportProfileType;
}

@ObjectType({ description: 'Outcome of createImportProfile.' })
export class CreateImportProfilePayload extends ImportProfilePayload {}

@ObjectType({ description: 'Outcome of updateImportProfile.' })
export class UpdateImportProfilePayload extends ImportProfilePayload {}

@ObjectType({ description: 'Outcome of fetchImportFile.' })
export class FetchImportFilePayload extends ImportProfilePayload {}

@ObjectType({ simpleResolvers: true, description: 'Outcome of deleteImportProfile.' })
export class DeleteImportProfilePayload {
  @Field(() => ID, { description: 'Of the profile that is gone.' })
  profileId!: number;
}
