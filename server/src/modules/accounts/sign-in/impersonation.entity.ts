import type { Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

/**
 * Active impersonation of a user by an administrator. The row is deleted when the impersonation ends; the audit log
 * records its start and end.
 */
@Entity({ tableName: 'user_viewing' })
export class Viewing {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** ID of the impersonated user. */
  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade', index: true })
  userId!: number;

  @ManyToOne({ entity: () => User, fieldName: 'administrator_id', mapToPk: true, deleteRule: 'cascade', index: true })
  administratorId!: number;

  /**
   * Token version of the administrator at the start of the impersonation. A different current version means that the
   * administrator's sessions have ended. The impersonation has then ended too.
   */
  @Property({ type: 'integer' })
  administratorTokenVersion!: number;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  beganAt: Date & Opt = new Date();

  /** Time at which the impersonation expires. */
  @Property({ type: 'datetime' })
  endsAt!: Date;
}
