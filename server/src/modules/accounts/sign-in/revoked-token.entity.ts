import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

/** Access token, or all tokens of a session, revoked before expiry. */
@Entity({ tableName: 'revoked_token' })
export class RevokedToken {
  /** ID of the token (`jti`) or of its session (`sid`). */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade', index: true })
  userId!: number;

  /** Time until which a replaced token still works, for requests that are already in flight. */
  @Property({ type: 'datetime', index: true })
  goodUntil!: Date;
}
