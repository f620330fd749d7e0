import type { Opt } from '@mikro-orm/core';
import { ArrayType } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { SortDirection } from '../../../kernel/input/page.ts';

/** How the list of one page is shown. Names of columns and of the sorted field are those of the GraphQL schema. */
@Entity({ tableName: 'page_settings' })
@Check({ name: 'page_settings_page_name_check', expression: "page_name::text ~ '^[A-Za-z][A-Za-z0-9_-]{0,63}$'" })
@Check({ name: 'page_settings_sort_direction_check', expression: "sort_direction in ('asc', 'desc')" })
@Check({ name: 'page_settings_page_size_check', expression: 'page_size >= 1 and page_size <= 500' })
export class PageSettings {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** In addresses; compared without case. */
  @Property({ type: 'string', columnType: 'citext', unique: true })
  pageName!: string;

  /** The query that answers the page's list. */
  @Property({ type: 'text' })
  list!: string;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  /** Pages that are not visible exist for administrators only. */
  @Property({ type: 'boolean', default: true })
  isVisible: boolean & Opt = true;

  /** In their order. */
  @Property({ type: new ArrayType<string>(), columnType: 'text[]', defaultRaw: `'{}'` })
  columns: string[] & Opt = [];

  /** Null: the list's own order. */
  @Property({ type: 'text', nullable: true })
  sortField: string | null = null;

  @Property({ type: 'text', default: SortDirection.ASC })
  sortDirection: SortDirection & Opt = SortDirection.ASC;

  @Property({ type: 'smallint', default: 36 })
  pageSize: number & Opt = 36;

  /** Counts the changes of this row. */
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}
