import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A kind of newsletter that users may subscribe to. */
@Entity({ tableName: 'email_channel' })
export class EmailChannel {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Compared without case. */
  @Property({ type: 'string', columnType: 'citext', unique: true })
  name!: string;

  /** Counts the changes of this row. */
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}
