import { type Opt, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

export type EmailTokenPurpose = 'confirm' | 'reset' | 'invite';

/** Secret token emailed to a user. At most one per purpose is valid, because a new token replaces the previous one. */
@Entity({ tableName: 'email_token' })
@Check({ name: 'email_token_purpose_check', expression: "purpose in ('confirm', 'reset', 'invite')" })
export class EmailToken {
  @ManyToOne({ entity: () => User, primary: true, deleteRule: 'cascade' })
  user!: Rel<User>;

  @PrimaryKey({ type: 'text' })
  purpose!: EmailTokenPurpose;

  [PrimaryKeyProp]?: ['user', 'purpose'];

  /** SHA-256 hash of the token, so that a database leak does not expose usable tokens. */
  @Property({ type: 'blob' })
  tokenHash!: Buffer;

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();
}
