import type { Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from '../../../kernel/graphql.ts';
import { Rest } from '../../../kernel/resources/rest-shape.ts';
import { AccessPage } from './access-page.ts';
import { User } from './user.entity.ts';

/** Users without any permission see all pages. */
@ObjectType({ simpleResolvers: true, description: 'Permission of a user to see one page of stock.' })
@Entity({ tableName: 'user_page_access' })
@Unique({ properties: ['user', 'page'] })
@Check({ name: 'user_page_access_page_check', expression: 'page >= 1 and page <= 8' })
export class PageAccess {
  @Field(() => ID, { description: 'ID of the permission, the same number in GraphQL and REST.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => User, deleteRule: 'cascade' })
  user!: Rel<User>;

  @Rest('pageId')
  @Field(() => AccessPage, { description: 'Page that the user may see.' })
  @Property({ type: 'smallint' })
  page!: AccessPage;
}
