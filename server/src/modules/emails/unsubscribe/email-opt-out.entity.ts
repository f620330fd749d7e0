import { type Opt, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../accounts/users/index.ts';

/** A user who wants no mails in which they are named. It holds until they subscribe to a newsletter again. */
@Entity({ tableName: 'email_opt_out' })
export class EmailOptOut {
  @ManyToOne({ entity: () => User, primary: true, deleteRule: 'cascade' })
  user!: Rel<User>;

  [PrimaryKeyProp]?: 'user';

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();
}
