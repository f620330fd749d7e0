import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { ExpectedVersion, OptionalExpectedVersion } from '../../../kernel/input/expected-version.ts';
import { OptionalObject, RequiredObject, Secret } from '../../../kernel/input/field-rules.ts';
import { FilterEnum, FilterText } from '../../../kernel/input/filter-fields.ts';
import { PageInput } from '../../../kernel/input/page.ts';
import { all, IsId, IsOptional } from '../../../kernel/input/rules.ts';
import { changedFields, newFields, replacedFields } from '../../../kernel/resources/derived-inputs.ts';
import { StockKind } from '../../stock/fields/index.ts';
import { ImportFetch, ImportFetchSchedule } from './import-fetch.entity.ts';
import { SavedImportProfile } from './saved-profile.entity.ts';

@InputType({ description: 'Schedule of a fetch.' })
class ImportFetchScheduleInput extends replacedFields(ImportFetchSchedule, ['every', 'time']) {}

@InputType({ description: 'Scheduled fetch of a profile: URL, sign-in and schedule.' })
export class ImportFetchInput extends newFields(ImportFetch, ['url', 'userName', 'isActive']) {
  @Field(() => String, {
    nullable: true,
    description:
      'Password for HTTP basic authentication. Write-only. If omitted, the stored password remains, provided that host and user name are unchanged. Null removes it.',
  })
  @all(Secret(), IsOptional())
  password?: string | null;

  @Field(() => ImportFetchScheduleInput, { description: 'Interval and time.' })
  @RequiredObject(() => ImportFetchScheduleInput)
  schedule!: ImportFetchScheduleInput;
}

const changeableFields = ['name', 'profile', 'mode', 'skipInvalid', 'notifyEmail', 'folder'] as const;

@InputType({ description: 'Input for `createImportProfile`.' })
export class CreateImportProfileInput extends newFields(SavedImportProfile, ['kind', ...changeableFields]) {
  @Field(() => ImportFetchInput, { nullable: true, description: 'Scheduled fetch. If null, files are not fetched.' })
  @OptionalObject(() => ImportFetchInput)
  fetch?: ImportFetchInput | null;
}

@InputType({ description: 'Changes to a profile. Omitted fields are unchanged. Null clears a field.' })
export class ImportProfilePatch extends changedFields(SavedImportProfile, changeableFields) {
  @Field(() => ImportFetchInput, {
    nullable: true,
    description: 'Replaces the scheduled fetch. If null, files are not fetched.',
  })
  @OptionalObject(() => ImportFetchInput)
  fetch?: ImportFetchInput | null;
}

@InputType({ description: 'Input for `updateImportProfile`.' })
export class UpdateImportProfileInput {
  @Field(() => ID, { description: 'Profile ID.' })
  @IsId()
  id!: number;

  @ExpectedVersion()
  expectedVersion!: number;

  @Field(() => ImportProfilePatch, { description: 'Fields to change. Omitted fields are unchanged.' })
  @RequiredObject(() => ImportProfilePatch)
  set!: ImportProfilePatch;
}

@InputType({ description: 'Input for `deleteImportProfile`.' })
export class DeleteImportProfileInput {
  @Field(() => ID, { description: 'Profile ID.' })
  @IsId()
  id!: number;

  @OptionalExpectedVersion()
  expectedVersion?: number | null;
}

@InputType({ description: 'Input for `fetchImportFile`.' })
export class FetchImportFileInput {
  @Field(() => ID, { description: 'ID of the profile whose file is fetched.' })
  @IsId()
  id!: number;
}

export class ImportProfileId {
  @IsId()
  id!: number;
}

@InputType({ description: 'Filter for profiles. Fields are combined with AND.' })
export class ImportProfileFilter {
  @FilterEnum(() => StockKind, 'Stock type of the files.')
  kind?: string | null;

  @FilterText('Part of the name.')
  text?: string | null;
}

export class ImportProfileQuery {
  @OptionalObject(() => ImportProfileFilter)
  filter?: ImportProfileFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}
