import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A trade show that the house attends. Days are `YYYY-MM-DD`. */
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
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', nullable: true })
  location: string | null = null;

  @Property({ type: 'text', nullable: true })
  booth: string | null = null;

  /** Null: not known yet. */
  @Property({ type: 'date', nullable: true })
  startDate: string | null = null;

  /** The last day. Null: the first one, too. */
  @Property({ type: 'date', nullable: true })
  endDate: string | null = null;

  /** The show's own page. */
  @Property({ type: 'text', nullable: true })
  url: string | null = null;

  /** Public path of its picture. */
  @Property({ type: 'text', nullable: true })
  image: string | null = null;

  /** Inactive shows exist for administrators only. */
  @Property({ type: 'boolean', default: true })
  isActive: boolean & Opt = true;

  /** The home page advertises it, as soon as it is active. At most one is. */
  @Property({ type: 'boolean', default: false })
  isAdvertised: boolean & Opt = false;

  /** Counts the changes of this row. */
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}
