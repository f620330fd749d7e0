import { Check, Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from '../../../kernel/graphql.ts';
import { OptionalText } from '../../../kernel/input/field-rules.ts';
import { Rest } from '../../../kernel/resources/rest-shape.ts';
import { Image, NullableText } from '../nullable-text.ts';
import { SiteRecord } from '../site-record.entity.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'Pictures and text of the "About us" page. Fields are null if not set.',
})
@Entity({ tableName: 'about_us' })
@Check({ name: 'about_us_id_check', expression: 'id = 1' })
export class AboutUs extends SiteRecord {
  @Image('First picture') image1: string | null = null;
  @Image('Second picture') image2: string | null = null;

  @Rest(false)
  @NullableText('Text about the company: plain text, with an empty line between paragraphs.')
  @OptionalText(10_000)
  text: string | null = null;
}
