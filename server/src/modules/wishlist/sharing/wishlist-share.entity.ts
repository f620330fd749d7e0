import { ArrayType, HiddenProps, type Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from '../../../kernel/graphql.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { User } from '../../accounts/users/index.ts';

@ObjectType({
  simpleResolvers: true,
  description: "Link with which anyone can view some items of the caller's wishlist.",
})
@Entity({ tableName: 'wishlist_share' })
export class WishlistShare {
  [HiddenProps]?: 'tokenHash';

  @Field(() => ID, { description: 'Link ID.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade', index: true })
  userId!: number;

  /** SHA-256 hash of the token, so that the table does not disclose valid links. */
  @Unique()
  @Property({ type: 'blob', hidden: true })
  tokenHash!: Buffer;

  /** IDs of wishlist rows. Deleted rows are not shown. */
  @Property({ type: new ArrayType<number>(Number), columnType: 'int[]' })
  wishIds!: number[];

  @Field(() => DateTimeScalar, { description: 'Time of creation.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  @Field(() => DateTimeScalar, { description: 'Time when the link expires.' })
  @Property({ type: 'datetime' })
  expiresAt!: Date;
}
