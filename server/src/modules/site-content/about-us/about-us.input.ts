import { Field, InputType } from 'type-graphql';
import { OptionalText, RequiredObject } from '../../../kernel/input/field-rules.ts';
import { OptionalMedia, type SentMedia } from '../../../kernel/use-cases/sent-media.ts';
import { SiteChange } from '../site-record.input.ts';

const kinds = 'JPEG, PNG, WebP, GIF or AVIF of at most 10 MB. Null removes it, left out it stays.';

@InputType({ description: 'What changes of the page about the house.' })
class AboutUsPatch {
  @OptionalMedia(`First picture: ${kinds}`) image1?: SentMedia | null;
  @OptionalMedia(`Second picture: ${kinds}`) image2?: SentMedia | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What the house says of itself, at most 10,000 characters: plain text, paragraphs with an empty line between them. Null removes it, left out it stays.',
  })
  @OptionalText(10_000)
  text?: string | null;
}

@InputType({ description: 'Input of updateAboutUs.' })
export class UpdateAboutUsInput extends SiteChange {
  @Field(() => AboutUsPatch, { description: 'The fields to change; what is left out stays as it is.' })
  @RequiredObject(() => AboutUsPatch)
  set!: AboutUsPatch;
}
