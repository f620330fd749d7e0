import { Field, ID, InputType } from '../../kernel/graphql.ts';
import { ExpectedVersion, OptionalExpectedVersion } from '../../kernel/input/expected-version.ts';
import { RequiredFlag, RequiredObject } from '../../kernel/input/field-rules.ts';
import { IsId } from '../../kernel/input/rules.ts';
import { changedFields, newFields } from '../../kernel/resources/derived-inputs.ts';
import { type MediaInput, OptionalMedia } from '../../kernel/use-cases/media-input.ts';
import { Show } from './show.entity.ts';

const writableFields = [
  'name',
  'location',
  'booth',
  'startDate',
  'endDate',
  'url',
  'isActive',
  'isAdvertised',
] as const;

const ImageField = () => OptionalMedia('Picture: JPEG, PNG, WebP, GIF or AVIF, at most 10 MB. Null removes it.');

@InputType({ description: 'Fields of a new show.' })
export class ShowInput extends newFields(Show, writableFields) {
  @ImageField()
  image?: MediaInput | null;
}

@InputType({ description: 'Changes to a show. Omitted fields are unchanged. Null clears a field.' })
export class ShowPatch extends changedFields(Show, writableFields) {
  @ImageField()
  image?: MediaInput | null;
}

@InputType({ description: 'Input for `createShow`.' })
export class CreateShowInput {
  @Field(() => ShowInput, { description: 'Fields of the show.' })
  @RequiredObject(() => ShowInput)
  show!: ShowInput;
}

@InputType({ description: 'Input for `updateShow`.' })
export class UpdateShowInput {
  @Field(() => ID, { description: 'Show ID.' })
  @IsId()
  id!: number;

  @ExpectedVersion()
  expectedVersion?: number;

  @Field(() => ShowPatch, { description: 'Fields to change. Omitted fields are unchanged.' })
  @RequiredObject(() => ShowPatch)
  set!: ShowPatch;
}

export class ShowId {
  @IsId()
  id!: number;
}

@InputType({ description: 'Input for `deleteShow`.' })
export class DeleteShowInput {
  @Field(() => ID, { description: 'Show ID.' })
  @IsId()
  id!: number;

  @OptionalExpectedVersion()
  expectedVersion?: number | null;
}

@InputType({ description: 'Input for `setShowActive`.' })
export class SetShowActiveInput {
  @Field(() => ID, { description: 'Show ID.' })
  @IsId()
  id!: number;

  @Field(() => Boolean, { description: 'Whether the show is public. Only administrators can read inactive shows.' })
  @RequiredFlag()
  isActive!: boolean;

  @OptionalExpectedVersion()
  expectedVersion?: number | null;
}

@InputType({ description: 'Input for `setShowAdvertised`.' })
export class SetShowAdvertisedInput {
  @Field(() => ID, { description: 'Show ID.' })
  @IsId()
  id!: number;

  @Field(() => Boolean, {
    description: 'Whether to advertise the show. If true, any other show is no longer advertised.',
  })
  @RequiredFlag()
  isAdvertised!: boolean;

  @OptionalExpectedVersion()
  expectedVersion?: number | null;
}
