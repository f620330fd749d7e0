import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { RequiredLine, RequiredText } from '../../../kernel/input/field-rules.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { maxBodyLength, maxSubjectLength } from '../content/email-content.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'Reusable email. Administrators only.',
})
@Entity({ tableName: 'email_template' })
export class EmailTemplate {
  @Field(() => ID, { description: 'Template ID, the same number in GraphQL and REST.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => String, { description: 'Name of the template: one line. Unique, case-insensitive.' })
  @RequiredLine(100)
  @Property({ type: 'string', columnType: 'citext', unique: true })
  name!: string;

  @Field(() => String, { description: 'Subject line, with placeholders.' })
  @RequiredLine(maxSubjectLength)
  @Property({ type: 'text' })
  subject!: string;

  @Field(() => String, {
    description:
      'HTML with the placeholders of `emailPlaceholders` and conditions: `{{#if company}}…{{else}}…{{/if}}` and `{{#unless …}}`. The email layout is added when it is sent. Other expressions in braces, scripts, style sheets, forms and event attributes are rejected.',
  })
  @RequiredText(maxBodyLength)
  @Property({ type: 'text' })
  body!: string;

  @Field(() => Int, { description: 'Increases with each change. Send it back as `expectedVersion`.' })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;

  @Field(() => DateTimeScalar, { description: 'When the template was last changed.' })
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date & Opt = new Date();
}
