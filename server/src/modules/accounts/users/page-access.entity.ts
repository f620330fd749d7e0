import type { Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { AccessPage } from './access-page.ts';
import { User } from './user.entity.ts';

/** Lets a user see one page of stock. A user with no rows is not restricted. */
@Entity({ tableName: 'user_page_access' })
@Unique({ properties: ['user', 'page'] })
@Check({ name: 'user_page_access_page_check', expression: 'page >= 1 and page <= 8' })
export class PageAccess {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => User, deleteRule: 'cascade' })
  user!: Rel<User>;

  @Property({ type: 'smallint' })
  page!: AccessPage;
}
