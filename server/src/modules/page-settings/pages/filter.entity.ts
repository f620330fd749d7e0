import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { KeptFlag, RequiredText } from '../../../kernel/input/field-rules.ts';
import { all, IfGiven, IsEnum, IsInt, Max, Min } from '../../../kernel/input/rules.ts';
import { Rest } from '../../../kernel/resources/rest-shape.ts';
import { FilterKind } from '../filter-kind.ts';
import { PageSettings } from './page-settings.entity.ts';

/** By default the last position. */
export const Position = (): PropertyDecorator => all(IsInt(), Min(0), Max(1_000_000), IfGiven());

/** A filter that a page offers for its list. */
@ObjectType({ simpleResolvers: true, description: 'A filter that a page offers for its list.' })
@Entity({ tableName: 'page_filter' })
@Check({ name: 'page_filter_kind_check', expression: "kind in ('range', 'multiselect', 'toggle', 'text')" })
@Check({ name: 'page_filter_position_check', expression: 'position >= 0' })
@Unique({ properties: ['page', 'field'] })
export class PageFilter {
  @Rest('filterId')
  @Field(() => ID, { description: 'The same number in GraphQL and REST.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Null: on no page. */
  @ManyToOne({ entity: () => PageSettings, nullable: true, deleteRule: 'set null', index: false })
  page: Rel<PageSettings> | null = null;

  @Field(() => String, {
    description: "A field of the list's filter input, such as shapeIds; once on a page. Must match the options.",
  })
  @RequiredText(64)
  @Property({ type: 'text' })
  field!: string;

  @Field(() => String, { description: 'Its text on the page.' })
  @RequiredText(100)
  @Property({ type: 'text' })
  label!: string;

  @Field(() => FilterKind, { description: 'How it is operated. Must match the field.' })
  @IsEnum(FilterKind, { message: 'must be range, multiselect, toggle or text' })
  @Property({ type: 'text' })
  kind!: FilterKind;

  @Field(() => Int, { description: 'Orders the filters of a page, from 0; equal positions go by ID.' })
  @Position()
  @Property({ type: 'integer', default: 0 })
  position: number & Opt = 0;

  @Field(() => Boolean, { description: 'Inactive filters exist for administrators only.' })
  @KeptFlag()
  @Property({ type: 'boolean', default: true })
  isActive: boolean & Opt = true;

  @Rest(false)
  @Field(() => Int, { description: 'Counts the changes. Sent back as `expectedVersion`.' })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}
