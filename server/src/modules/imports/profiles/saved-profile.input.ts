import { Field, ID, InputType } from 'type-graphql';
import { ExpectedVersion, KnownVersion } from '../../../kernel/input/expected-version.ts';
import {
  KeptFlag,
  KeptLine,
  OptionalEmail,
  OptionalLine,
  OptionalObject,
  RequiredLine,
  RequiredObject,
  Secret,
} from '../../../kernel/input/field-rules.ts';
import { FilterEnum, FilterText } from '../../../kernel/input/filter-fields.ts';
import { PageInput } from '../../../kernel/input/page.ts';
import { all, IfGiven, IsBoolean, IsEnum, IsId, IsOptional, Matches } from '../../../kernel/input/rules.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { IsStockKind, StockKind } from '../../stock/fields/index.ts';
import { ImportMode } from '../import-mode.ts';
import { ImportFetchInterval } from './import-fetch.entity.ts';
import { ImportProfileInput } from './import-profile.input.ts';

const longestName = 100;
const nameWords = 'For people: one line of at most 100 characters. No other profile has it, in whatever case.';
const profileWords = 'How the files are read. Its fields are checked against those of the type of stock.';
const modeWords = 'What files that come by themselves do with other stock.';
const skipInvalidWords = 'Whether such files are taken over without their rows with problems; else not at all.';
const notifyWords =
  'Who gets a mail when a file that came by itself was not taken over. Null: the mailbox of the house.';
const folderWords =
  'Files in this subfolder of the house’s import folder (IMPORT_DIR) are read with this profile. One name without slashes, at most 100 characters; no other profile has it, in whatever case. Null: none.';

describedEnum(ImportFetchInterval, {
  name: 'ImportFetchInterval',
  description: 'How often a file is fetched.',
  values: { HOUR: 'Once an hour.', DAY: 'Every day.', WEEKDAY: 'Monday to Friday.' },
});

@InputType({ description: 'When a file is fetched.' })
class ImportFetchScheduleInput {
  @Field(() => ImportFetchInterval, { description: 'How often.' })
  @IsEnum(ImportFetchInterval, { message: 'must be HOUR, DAY or WEEKDAY' })
  every!: ImportFetchInterval;

  @Field(() => String, {
    nullable: true,
    description: 'Time of day such as 06:30, in UTC. Needed but for HOUR, which takes none.',
  })
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'must be a time of day such as 06:30' })
  @OptionalLine(5)
  time?: string | null;
}

@InputType({ description: 'Where the files of a profile are fetched from, and when.' })
export class ImportFetchInput {
  @Field(() => String, {
    description:
      'An https address of at most 2,000 characters. A name and password before the host are taken out of it and kept apart. Addresses inside private networks are not fetched.',
  })
  @RequiredLine(2_000)
  url!: string;

  @Field(() => String, { nullable: true, description: 'Name to sign in with (HTTP basic authentication).' })
  @OptionalLine(200)
  userName?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Password to sign in with; nobody can read it again. Left out: the one that is kept, as long as host and name stay. Null: none.',
  })
  @all(Secret(), IsOptional())
  password?: string | null;

  @Field(() => ImportFetchScheduleInput, { description: 'How often, and at what time.' })
  @RequiredObject(() => ImportFetchScheduleInput)
  schedule!: ImportFetchScheduleInput;

  @Field(() => Boolean, { defaultValue: true, description: 'False: nothing is fetched for now.' })
  @IsBoolean()
  isActive: boolean = true;
}

/** A folder's name that every file system takes, and that leads nowhere else. */
const FolderName = (): PropertyDecorator =>
  all(
    Matches(/^(?![ .])(?!(done|refused|con|prn|aux|nul|(com|lpt)\d)$)[^\\/:*?"<>|]*(?<![ .])$/i, {
      message: 'must be a name of a folder: no slashes, none of : * ? " < > |, no dot at an end, not done or refused',
    }),
    OptionalLine(longestName),
  );

@InputType({ description: 'Input of createImportProfile.' })
export class CreateImportProfileInput {
  @Field(() => StockKind, { description: 'The type of stock that the files have. It cannot be changed later.' })
  @IsStockKind()
  kind!: string;

  @Field(() => String, { description: nameWords })
  @RequiredLine(longestName)
  name!: string;

  @Field(() => ImportProfileInput, { description: profileWords })
  @RequiredObject(() => ImportProfileInput)
  profile!: ImportProfileInput;

  @Field(() => ImportMode, { defaultValue: ImportMode.ADD_OR_UPDATE, description: modeWords })
  @IsEnum(ImportMode)
  mode: ImportMode = ImportMode.ADD_OR_UPDATE;

  @Field(() => Boolean, { defaultValue: false, description: skipInvalidWords })
  @IsBoolean()
  skipInvalid: boolean = false;

  @Field(() => String, { nullable: true, description: notifyWords })
  @OptionalEmail()
  notifyEmail?: string | null;

  @Field(() => String, { nullable: true, description: folderWords })
  @FolderName()
  folder?: string | null;

  @Field(() => ImportFetchInput, { nullable: true, description: 'Where files are fetched from. Null: from nowhere.' })
  @OptionalObject(() => ImportFetchInput)
  fetch?: ImportFetchInput | null;
}

@InputType({ description: 'What changes of a profile: what is left out stays, null clears.' })
export class ImportProfilePatch {
  @Field(() => String, { nullable: true, description: nameWords })
  @KeptLine(longestName)
  name?: string;

  @Field(() => ImportProfileInput, { nullable: true, description: `${profileWords} Takes the place of all of it.` })
  @all(
    RequiredObject(() => ImportProfileInput),
    IfGiven(),
  )
  profile?: ImportProfileInput;

  @Field(() => ImportMode, { nullable: true, description: modeWords })
  @all(IsEnum(ImportMode), IfGiven())
  mode?: ImportMode;

  @Field(() => Boolean, { nullable: true, description: skipInvalidWords })
  @KeptFlag()
  skipInvalid?: boolean;

  @Field(() => String, { nullable: true, description: notifyWords })
  @OptionalEmail()
  notifyEmail?: string | null;

  @Field(() => String, { nullable: true, description: folderWords })
  @FolderName()
  folder?: string | null;

  @Field(() => ImportFetchInput, {
    nullable: true,
    description: 'Where files are fetched from: takes the place of what was there. Null: from nowhere.',
  })
  @OptionalObject(() => ImportFetchInput)
  fetch?: ImportFetchInput | null;
}

@InputType({ description: 'Input of updateImportProfile.' })
export class UpdateImportProfileInput {
  @Field(() => ID, { description: 'Id of the profile.' })
  @IsId()
  id!: number;

  @ExpectedVersion()
  expectedVersion!: number;

  @Field(() => ImportProfilePatch, { description: 'The fields to change; what is left out stays as it is.' })
  @RequiredObject(() => ImportProfilePatch)
  set!: ImportProfilePatch;
}

@InputType({ description: 'Input of deleteImportProfile.' })
export class DeleteImportProfileInput {
  @Field(() => ID, { description: 'Id of the profile.' })
  @IsId()
  id!: number;

  @KnownVersion()
  expectedVersion?: number | null;
}

@InputType({ description: 'Input of fetchImportFile.' })
export class FetchImportFileInput {
  @Field(() => ID, { description: 'Id of the profile whose file is fetched.' })
  @IsId()
  id!: number;
}

/** Which profile. */
export class ImportProfileId {
  @IsId()
  id!: number;
}

@InputType({ description: 'Narrows a list of profiles. Fields narrow each other.' })
export class ImportProfileFilter {
  @FilterEnum(() => StockKind, 'The type of stock that the files have.')
  kind?: string | null;

  @FilterText('Part of the name.')
  text?: string | null;
}

/** A question for profiles. */
export class ImportProfileQuery {
  @OptionalObject(() => ImportProfileFilter)
  filter?: ImportProfileFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}
