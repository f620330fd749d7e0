import { ArrayType, type Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../../accounts/users/index.ts';

/** A link under which whoever has it reads some wishes of a user, for a while. */
@Entity({ tableName: 'wishlist_share' })
export class WishlistShare {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade', index: true })
  userId!: number;

  /** SHA-256 of the token: who reads the table cannot use it. */
  @Unique()
  @Property({ type: 'blob' })
  tokenHash!: Buffer;

  /** Rows of the wishlist. Those that have left it are no longer shown. */
  @Property({ type: new ArrayType<number>(Number), columnType: 'int[]' })
  wishIds!: number[];

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  @Property({ type: 'datetime' })
  expiresAt!: Date;
}
