import { Matches } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { DateScalar, OptionalDay } from '../../kernel/input/day.ts';
import { ExpectedVersion, KnownVersion } from '../../kernel/input/expected-version.ts';
import {
  all,
  KeptFlag,
  KeptText,
  OptionalText,
  RequiredFlag,
  RequiredObject,
  RequiredText,
} from '../../kernel/input/field-rules.ts';
import { IsId } from '../../kernel/input/input.ts';
import { OptionalMedia, type SentMedia } from '../../kernel/use-cases/sent-media.ts';

const WebAddress = (): PropertyDecorator =>
  all(Matches(/^https?:\/\/[^\s\\]+$/i, { message: 'must be an http or https address' }), OptionalText(2_000));

/** What may be written of a show besides its name: the same for new and for changed ones. */
@InputType()
class ShowFields {
  @Field(() => String, { nullable: true, description: 'Town and hall.' })
  @OptionalText(200)
  location?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the house stands in the hall.' })
  @OptionalText(100)
  booth?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'First day. Null: not known yet.' })
  @OptionalDay()
  startDate?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Last day, not before the first. Null: the first one.' })
  @OptionalDay()
  endDate?: string | null;

  @Field(() => String, { nullable: true, description: "Address of the show's own page, http or https." })
  @WebAddress()
  url?: string | null;

  @OptionalMedia('JPEG, PNG, WebP, GIF or AVIF of at most 10 MB. Null removes it.')
  image?: SentMedia | null;

  @Field(() => Boolean, { nullable: true, description: 'Inactive shows exist for administrators only.' })
  @KeptFlag()
  isActive?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'True makes it the only one that the home page advertises.' })
  @KeptFlag()
  isAdvertised?: boolean;
}

@InputType({ description: 'A new show; active unless it says otherwise.' })
export class ShowInput extends ShowFields {
  @Field(() => String, { description: 'At most 200 characters.' })
  @RequiredText(200)
  name!: string;
}

@InputType({ description: 'What changes of a show. Left out: unchanged. Null: cleared.' })
export class ShowPatch extends ShowFields {
  @Field(() => String, { nullable: true, description: 'At most 200 characters. Cannot be cleared.' })
  @KeptText(200)
  name?: string;
}

@InputType({ description: 'Input of createShow.' })
export class CreateShowInput {
  @Field(() => ShowInput, { description: 'The show.' })
  @RequiredObject(() => ShowInput)
  show!: ShowInput;
}

@InputType({ description: 'Input of updateShow.' })
export class UpdateShowInput {
  @Field(() => ID, { description: 'Id of the show.' })
  @IsId()
  id!: number;

  @ExpectedVersion()
  expectedVersion?: number;

  @Field(() => ShowPatch, { description: 'The fields to change; what is left out stays as it is.' })
  @RequiredObject(() => ShowPatch)
  set!: ShowPatch;
}

/** Which show. */
export class ShowId {
  @IsId()
  id!: number;
}

@InputType({ description: 'Input of deleteShow.' })
export class DeleteShowInput {
  @Field(() => ID, { description: 'Id of the show.' })
  @IsId()
  id!: number;

  @KnownVersion()
  expectedVersion?: number | null;
}

@InputType({ description: 'Input of setShowActive.' })
export class SetShowActiveInput {
  @Field(() => ID, { description: 'Id of the show.' })
  @IsId()
  id!: number;

  @Field(() => Boolean, { description: 'Inactive shows exist for administrators only.' })
  @RequiredFlag()
  isActive!: boolean;

  @KnownVersion()
  expectedVersion?: number | null;
}

@InputType({ description: 'Input of setShowAdvertised.' })
export class SetShowAdvertisedInput {
  @Field(() => ID, { description: 'Id of the show.' })
  @IsId()
  id!: number;

  @Field(() => Boolean, { description: 'True ends the advertising of any other show.' })
  @RequiredFlag()
  isAdvertised!: boolean;

  @KnownVersion()
  expectedVersion?: number | null;
}
