import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { RequiredLine, RequiredText } from '../../../kernel/input/field-rules.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { longestBody, longestSubject } from '../content/email-content.ts';

/** An email that is written once and sent again and again. */
@ObjectType({
  simpleResolvers: true,
  description: 'An email that is written once and sent again and again. Seen by administrators.',
})
@Entity({ tableName: 'email_template' })
export class EmailTemplate {
  @Field(() => ID, { description: 'The same number in GraphQL and REST.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => String, { description: 'One line. No other template has it; case is ignored.' })
  @RequiredLine(100)
  @Property({ type: 'string', columnType: 'citext', unique: true })
  name!: string;

  @Field(() => String, { description: 'One line, with placeholders.' })
  @RequiredLine(longestSubject)
  @Property({ type: 'text' })
  subject!: string;

  @Field(() => String, {
    description:
      'HTML with placeholders, as `emailPlaceholders` lists them; `{{#if company}}…{{else}}…{{/if}}` and `{{#unless …}}` choose by one. The layout of the company is put around it. Anything else in braces, scripts, style sheets, forms and event attributes are refused.',
  })
  @RequiredText(longestBody)
  @Property({ type: 'text' })
  body!: string;

  @Field(() => Int, { description: 'Counts the changes. Sent back as `expectedVersion`.' })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date & Opt = new Date();
}
