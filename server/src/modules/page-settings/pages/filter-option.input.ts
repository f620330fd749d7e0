import { Field, ID, InputType } from 'type-graphql';
import { KnownVersion } from '../../../kernel/input/expected-version.ts';
import { KeptText, RequiredObject, RequiredText } from '../../../kernel/input/field-rules.ts';
import { IsId, IsOptionalId } from '../../../kernel/input/input.ts';
import { OptionalMedia, type SentMedia } from '../../../kernel/use-cases/sent-media.ts';
import { Position } from './filter.input.ts';

const pictureWords = 'JPEG, PNG, WebP, GIF or AVIF of at most 10 MB. Null removes it.';

@InputType({ description: 'A new option of a multiselect.' })
class PageFilterOptionInput {
  @Field(() => String, { description: "As the list's filter takes it: an id, a value of an enum or a text." })
  @RequiredText(200)
  value!: string;

  @Field(() => String, { description: 'For people, at most 100 characters.' })
  @RequiredText(100)
  label!: string;

  @OptionalMedia(pictureWords) image?: SentMedia | null;
  @Position() position?: number;
}

@InputType({ description: 'What changes of an option. Left out: unchanged.' })
class PageFilterOptionPatch {
  @Field(() => String, { nullable: true, description: "As the list's filter takes it. Cannot be cleared." })
  @KeptText(200)
  value?: string;

  @Field(() => String, { nullable: true, description: 'For people. Cannot be cleared.' })
  @KeptText(100)
  label?: string;

  @OptionalMedia(pictureWords) image?: SentMedia | null;
  @Position() position?: number;
}

@InputType({ description: 'Input of createPageFilterOption.' })
export class CreatePageFilterOptionInput {
  @Field(() => ID, { description: 'The multiselect that offers it.' })
  @IsId()
  filterId!: number;

  @Field(() => PageFilterOptionInput, { description: 'The option.' })
  @RequiredObject(() => PageFilterOptionInput)
  option!: PageFilterOptionInput;
}

@InputType({ description: 'Input of updatePageFilterOption.' })
export class UpdatePageFilterOptionInput {
  @Field(() => ID, { description: 'Id of the option.' })
  @IsId()
  id!: number;

  /** REST names the filter too: then the option must be one of its. */
  @IsOptionalId()
  filterId?: number | null;

  @KnownVersion('of the option')
  expectedVersion?: number | null;

  @Field(() => PageFilterOptionPatch, { description: 'The fields to change; what is left out stays as it is.' })
  @RequiredObject(() => PageFilterOptionPatch)
  set!: PageFilterOptionPatch;
}

@InputType({ description: 'Input of deletePageFilterOption.' })
export class DeletePageFilterOptionInput {
  @Field(() => ID, { description: 'Id of the option.' })
  @IsId()
  id!: number;

  /** REST names the filter too: then the option must be one of its. */
  @IsOptionalId()
  filterId?: number | null;

  @KnownVersion('of the option')
  expectedVersion?: number | null;
}
