import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { PageFilter } from './filter.entity.ts';

/** One of the values that a multiselect offers. */
@Entity({ tableName: 'page_filter_option' })
@Check({ name: 'page_filter_option_position_check', expression: 'position >= 0' })
@Unique({ properties: ['filter', 'value'] })
export class PageFilterOption {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => PageFilter, deleteRule: 'cascade', index: false })
  filter!: Rel<PageFilter>;

  /** As the list's filter takes it. */
  @Property({ type: 'text' })
  value!: string;

  @Property({ type: 'text' })
  label!: string;

  /** Public path of its picture. */
  @Property({ type: 'text', nullable: true })
  imageUrl: string | null = null;

  /** In the filter; ties go by id. */
  @Property({ type: 'integer', default: 0 })
  position: number & Opt = 0;

  /** Counts the changes of this row. */
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}
