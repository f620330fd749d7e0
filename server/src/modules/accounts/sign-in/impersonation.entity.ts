import type { Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

/** An administrator sees the house as a user does. The row goes when that ends; the audit log has both. */
@Entity({ tableName: 'user_viewing' })
export class Viewing {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Through whose eyes. */
  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade', index: true })
  userId!: number;

  @ManyToOne({ entity: () => User, fieldName: 'administrator_id', mapToPk: true, deleteRule: 'cascade', index: true })
  administratorId!: number;

  /** Of the administrator when it began: whoever ends their sessions ends it too. */
  @Property({ type: 'integer' })
  administratorTokenVersion!: number;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  beganAt: Date & Opt = new Date();

  /** At the latest. */
  @Property({ type: 'datetime' })
  endsAt!: Date;
}
