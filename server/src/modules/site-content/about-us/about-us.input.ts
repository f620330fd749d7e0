import { Field, InputType } from 'type-graphql';
import { RequiredObject } from '../../../kernel/input/field-rules.ts';
import { OptionalMedia, type SentMedia } from '../../../kernel/input/sent-media.ts';
import { SiteChange } from '../site-record.input.ts';

const kinds = 'JPEG, PNG, WebP, GIF or AVIF of at most 10 MB. Null removes it, left out it stays.';

@InputType({ description: 'What changes of the page about the house.' })
export class AboutUsPatch {
  @OptionalMedia(`First picture: ${kinds}`) image1?: SentMedia | null;
  @OptionalMedia(`Second picture: ${kinds}`) image2?: SentMedia | null;
}

@InputType({ description: 'Input of updateAboutUs.' })
export class UpdateAboutUsInput extends SiteChange {
  @Field(() => AboutUsPatch, { description: 'The fields to change; what is left out stays as it is.' })
  @RequiredObject(() => AboutUsPatch)
  set!: AboutUsPatch;
}
