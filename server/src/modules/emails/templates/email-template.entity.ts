import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A mail that administrators write once and send again and again. */
@Entity({ tableName: 'email_template' })
export class EmailTemplate {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Compared without case. */
  @Property({ type: 'string', columnType: 'citext', unique: true })
  name!: string;

  /** One line, with placeholders. */
  @Property({ type: 'text' })
  subject!: string;

  /** HTML with placeholders, without the house's layout around it. */
  @Property({ type: 'text' })
  body!: string;

  /** Counts the changes. */
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;

  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date & Opt = new Date();
}
