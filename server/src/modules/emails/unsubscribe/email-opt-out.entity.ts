import { type Opt, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../accounts/users/index.ts';

/**
 * User who has unsubscribed from bulk emails to individually selected users. Deleted when the user subscribes to a
 * newsletter.
 */
@Entity({ tableName: 'email_opt_out' })
export class EmailOptOut {
  @ManyToOne({ entity: () => User, primary: true, deleteRule: 'cascade' })
  user!: Rel<User>;

  [PrimaryKeyProp]?: 'user';

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();
}
