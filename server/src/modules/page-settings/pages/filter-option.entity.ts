import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { RequiredText } from '../../../kernel/input/field-rules.ts';
import { Rest } from '../../../kernel/resources/rest-shape.ts';
import { PageFilter, Position } from './filter.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'Option of a multiselect filter.' })
@Entity({ tableName: 'page_filter_option' })
@Check({ name: 'page_filter_option_position_check', expression: 'position >= 0' })
@Unique({ properties: ['filter', 'value'] })
export class PageFilterOption {
  @Rest('optionId')
  @Field(() => ID, { description: 'Option ID, the same number in GraphQL and REST.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => PageFilter, deleteRule: 'cascade', index: false })
  filter!: Rel<PageFilter>;

  @Field(() => String, {
    description: "Value that the option sets in the list's filter: an ID, an enum value or a string.",
  })
  @RequiredText(200)
  @Property({ type: 'text' })
  value!: string;

  @Field(() => String, { description: 'Label of the option on the page.' })
  @RequiredText(100)
  @Property({ type: 'text' })
  label!: string;

  @Field(() => String, { nullable: true, description: "Path of the option's picture. Null if not set." })
  @Property({ type: 'text', nullable: true })
  imageUrl: string | null = null;

  @Field(() => Int, {
    description: 'Position among the options of the filter, from 0. Options with equal positions are sorted by ID.',
  })
  @Position()
  @Property({ type: 'integer', default: 0 })
  position: number & Opt = 0;

  @Rest(false)
  @Field(() => Int, { description: 'Increases with each change. Send it back as `expectedVersion`.' })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}
