import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../kernel/graphql.ts';
import { DateScalar, OptionalDay } from '../../kernel/input/day.ts';
import { OptionalText, PatchedFlag, RequiredText } from '../../kernel/input/field-rules.ts';
import { all, Matches } from '../../kernel/input/rules.ts';
import { Rest } from '../../kernel/resources/rest-shape.ts';

const WebAddress = (): PropertyDecorator =>
  all(Matches(/^https?:\/\/[^\s\\]+$/i, { message: 'must be an HTTP or HTTPS URL' }), OptionalText(2_000));

/** Trade show that the company attends. Dates are `YYYY-MM-DD`. */
@ObjectType({ simpleResolvers: true, description: 'Trade show that the company attends.' })
@Entity({ tableName: 'show' })
@Check({
  name: 'show_dates_check',
  expression: 'end_date is null or (start_date is not null and start_date <= end_date)',
})
@Check({ name: 'show_url_check', expression: "url ~* '^https?://'" })
@Index({
  name: 'show_advertised_key',
  expression: 'create unique index show_advertised_key on show (is_advertised) where is_advertised',
})
export class Show {
  @Field(() => ID, { description: 'Show ID, identical in GraphQL and REST.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => String, { description: 'Name of the show.' })
  @RequiredText(200)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Town and hall. Null if not set.' })
  @OptionalText(200)
  @Property({ type: 'text', nullable: true })
  location: string | null = null;

  @Field(() => String, { nullable: true, description: "Number or location of the company's booth. Null if not set." })
  @OptionalText(100)
  @Property({ type: 'text', nullable: true })
  booth: string | null = null;

  @Field(() => DateScalar, { nullable: true, description: 'First day. Null if not set.' })
  @OptionalDay()
  @Property({ type: 'date', nullable: true })
  startDate: string | null = null;

  @Field(() => DateScalar, { nullable: true, description: 'Last day. Null if the show lasts only one day.' })
  @OptionalDay()
  @Property({ type: 'date', nullable: true })
  endDate: string | null = null;

  @Field(() => String, { nullable: true, description: "URL of the show's website. Null if not set." })
  @WebAddress()
  @Property({ type: 'text', nullable: true })
  url: string | null = null;

  @Field(() => String, { nullable: true, description: "Path of the show's picture. Null if not set." })
  @Property({ type: 'text', nullable: true })
  image: string | null = null;

  @Field(() => Boolean, { description: 'Whether the show is public. Only administrators can read inactive shows.' })
  @PatchedFlag()
  @Property({ type: 'boolean', default: true })
  isActive: boolean & Opt = true;

  @Rest('activeAd')
  @Field(() => Boolean, {
    description: 'Whether the home page advertises the show while it is active. At most one show is advertised.',
  })
  @PatchedFlag()
  @Property({ type: 'boolean', default: false })
  isAdvertised: boolean & Opt = false;

  @Rest(false)
  @Field(() => Int, { description: 'Increases with each change. Send it back as `expectedVersion`.' })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}
