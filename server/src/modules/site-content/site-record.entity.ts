import type { Opt } from '@mikro-orm/core';
import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A thing of which the house has exactly one: a migration has put in its row. */
export abstract class SiteRecord {
  /** Always 1. */
  @PrimaryKey({ type: 'smallint', autoincrement: false })
  id!: number;

  /** Counts the changes of this row. */
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;

  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date & Opt = new Date();
}
