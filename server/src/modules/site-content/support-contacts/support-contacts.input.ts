import { Field, InputType } from 'type-graphql';
import { OptionalEmail, OptionalLine, RequiredLine } from '../../../kernel/input/field-rules.ts';
import { RequiredObjects } from '../../../kernel/input/list-rules.ts';
import { OptionalMedia, type SentMedia } from '../../../kernel/use-cases/sent-media.ts';
import { SiteChange } from '../site-record.input.ts';

@InputType({ description: 'Somebody of the house who helps.' })
export class SupportContactInput {
  @Field(() => String, { description: 'First and last name.' })
  @RequiredLine(200)
  name!: string;

  @Field(() => String, { nullable: true, description: 'What they do in the house.' })
  @OptionalLine(200)
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone number.' })
  @OptionalLine(50)
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  @OptionalEmail()
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Number on WhatsApp.' })
  @OptionalLine(50)
  whatsapp?: string | null;

  @OptionalMedia('New portrait: JPEG, PNG, WebP, GIF or AVIF of at most 10 MB. Comes before `imageUrl`.')
  image?: SentMedia | null;

  @Field(() => String, { nullable: true, description: 'Portrait of somebody on the list as it is, to be kept.' })
  @OptionalLine(2_000)
  imageUrl?: string | null;
}

@InputType({ description: 'Input of replaceSupportContacts.' })
export class ReplaceSupportContactsInput extends SiteChange {
  @Field(() => [SupportContactInput], { description: 'The whole list from now on, at most 100, in its order.' })
  @RequiredObjects(() => SupportContactInput, 100)
  contacts!: SupportContactInput[];
}
