import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { PatchedFlag, RequiredText } from '../../../kernel/input/field-rules.ts';
import { all, IfGiven, IsEnum, IsInt, Max, Min } from '../../../kernel/input/rules.ts';
import { Rest } from '../../../kernel/resources/rest-shape.ts';
import { FilterKind } from '../filter-kind.ts';
import { PageSettings } from './page-settings.entity.ts';

/** Decorates an optional position in a list, starting at 0. The default is the last position. */
export const Position = (): PropertyDecorator => all(IsInt(), Min(0), Max(1_000_000), IfGiven());

@ObjectType({ simpleResolvers: true, description: 'Filter that a page offers for its list.' })
@Entity({ tableName: 'page_filter' })
@Check({ name: 'page_filter_kind_check', expression: "kind in ('range', 'multiselect', 'toggle', 'text')" })
@Check({ name: 'page_filter_position_check', expression: 'position >= 0' })
@Unique({ properties: ['page', 'field'] })
export class PageFilter {
  @Rest('filterId')
  @Field(() => ID, { description: 'Filter ID, the same number in GraphQL and REST.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Null if the filter has no page. */
  @ManyToOne({ entity: () => PageSettings, nullable: true, deleteRule: 'set null', index: false })
  page: Rel<PageSettings> | null = null;

  @Field(() => String, {
    description:
      "Field of the list's filter input, such as `shapeIds`. Unique on the page. Must accept the values of the options.",
  })
  @RequiredText(64)
  @Property({ type: 'text' })
  field!: string;

  @Field(() => String, { description: 'Label of the filter on the page.' })
  @RequiredText(100)
  @Property({ type: 'text' })
  label!: string;

  @Field(() => FilterKind, { description: "Type of the filter's control. Must suit the type of the filtered field." })
  @IsEnum(FilterKind, { message: 'must be range, multiselect, toggle or text' })
  @Property({ type: 'text' })
  kind!: FilterKind;

  @Field(() => Int, {
    description: 'Position among the filters of the page, from 0. Filters with equal positions are sorted by ID.',
  })
  @Position()
  @Property({ type: 'integer', default: 0 })
  position: number & Opt = 0;

  @Field(() => Boolean, { description: 'Whether the filter is shown. Only administrators can read inactive filters.' })
  @PatchedFlag()
  @Property({ type: 'boolean', default: true })
  isActive: boolean & Opt = true;

  @Rest(false)
  @Field(() => Int, { description: 'Increases with each change. Send it back as `expectedVersion`.' })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}
