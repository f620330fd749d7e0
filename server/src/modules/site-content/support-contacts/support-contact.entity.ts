import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from '../../../kernel/graphql.ts';
import { OptionalEmail, OptionalLine, RequiredLine } from '../../../kernel/input/field-rules.ts';
import { InputField } from '../../../kernel/resources/derived-inputs.ts';
import { Rest } from '../../../kernel/resources/rest-shape.ts';
import { Image, NullableText } from '../nullable-text.ts';

@ObjectType({ simpleResolvers: true, description: 'Support contact of the company.' })
@Entity({ tableName: 'support_contact' })
export class SupportContact {
  @Rest(false)
  @Field(() => ID, {
    description:
      "ID of the contact's row. Rows are reused by position, so the ID may belong to another contact after a change.",
  })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Position in the list, starting at 0. */
  @Property({ type: 'smallint', unique: true })
  position!: number;

  @Field(() => String, { description: 'First and last name.' })
  @RequiredLine(200)
  @Property({ type: 'text' })
  name!: string;

  @NullableText('Job title.') @OptionalLine(200) title: string | null = null;
  @NullableText('Telephone number.') @OptionalLine(50) phone: string | null = null;
  @NullableText('Email address.') @OptionalEmail() email: string | null = null;
  @NullableText('WhatsApp number.') @OptionalLine(50) whatsapp: string | null = null;

  @Image('Portrait')
  @InputField(() => String, 'Path of a portrait in the current list, to reuse it.')
  @OptionalLine(2_000)
  imageUrl: string | null = null;
}
