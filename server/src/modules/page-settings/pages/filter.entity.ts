import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { FilterKind } from '../filter-kind.ts';
import { PageSettings } from './page-settings.entity.ts';

/** A filter that a page offers for its list. */
@Entity({ tableName: 'page_filter' })
@Check({ name: 'page_filter_kind_check', expression: "kind in ('range', 'multiselect', 'toggle', 'text')" })
@Check({ name: 'page_filter_position_check', expression: 'position >= 0' })
@Unique({ properties: ['page', 'field'] })
export class PageFilter {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Null: on no page. */
  @ManyToOne({ entity: () => PageSettings, nullable: true, deleteRule: 'set null', index: false })
  page: Rel<PageSettings> | null = null;

  /** Name of the field of the list's filter input. */
  @Property({ type: 'text' })
  field!: string;

  @Property({ type: 'text' })
  label!: string;

  @Property({ type: 'text' })
  kind!: FilterKind;

  /** On the page; ties go by id. */
  @Property({ type: 'integer', default: 0 })
  position: number & Opt = 0;

  @Property({ type: 'boolean', default: true })
  isActive: boolean & Opt = true;

  /** Counts the changes of this row. */
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}
