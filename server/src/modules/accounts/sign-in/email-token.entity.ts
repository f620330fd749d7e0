import { type Opt, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

/** What the holder of a mailed token may do. */
export type EmailTokenPurpose = 'confirm' | 'reset' | 'invite';

/** A secret mailed to a user. At most one per purpose is good: a new one takes the place of the old. */
@Entity({ tableName: 'email_token' })
@Check({ name: 'email_token_purpose_check', expression: "purpose in ('confirm', 'reset', 'invite')" })
export class EmailToken {
  @ManyToOne({ entity: () => User, primary: true, deleteRule: 'cascade' })
  user!: Rel<User>;

  @PrimaryKey({ type: 'text' })
  purpose!: EmailTokenPurpose;

  [PrimaryKeyProp]?: ['user', 'purpose'];

  /** SHA-256 of the token: who reads the table cannot use it. */
  @Property({ type: 'blob' })
  tokenHash!: Buffer;

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();
}
