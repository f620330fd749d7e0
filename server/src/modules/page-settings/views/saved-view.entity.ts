import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../../accounts/users/index.ts';

/** How an administrator likes to see a list: its filters, sort and columns under a name. It goes with its owner. */
@Entity({ tableName: 'saved_view' })
@Check({ name: 'saved_view_page_name_check', expression: "page_name::text ~ '^[A-Za-z][A-Za-z0-9_-]{0,63}$'" })
@Unique({ name: 'saved_view_name_unique', properties: ['ownerId', 'pageName', 'name'] })
@Index({ name: 'saved_view_page_name_index', properties: ['pageName'] })
export class SavedView {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => User, fieldName: 'owner_id', mapToPk: true, deleteRule: 'cascade', index: false })
  ownerId!: number;

  /** Name of the list's page; compared without case. */
  @Property({ type: 'string', columnType: 'citext' })
  pageName!: string;

  /** Compared without case. */
  @Property({ type: 'string', columnType: 'citext' })
  name!: string;

  /** The part of the list's address after the question mark. Null: the list as it is at first. */
  @Property({ type: 'text', nullable: true })
  state: string | null = null;

  /** Whether other administrators see it. */
  @Property({ type: 'boolean', default: false })
  isShared: boolean & Opt = false;

  /** Counts the changes of this row. */
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}
