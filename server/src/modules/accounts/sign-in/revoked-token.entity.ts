import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

/** An access token, or all tokens of a session, that stop working before they expire. */
@Entity({ tableName: 'revoked_token' })
export class RevokedToken {
  /** The token's own ID (`jti`), or that of its session (`sid`). */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade', index: true })
  userId!: number;

  /** A token that was replaced works a little longer, for requests that are on their way. */
  @Property({ type: 'datetime', index: true })
  goodUntil!: Date;
}
