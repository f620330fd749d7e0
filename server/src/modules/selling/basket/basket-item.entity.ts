import type { Opt } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../../accounts/users/index.ts';
import { ItemReferences, itemIdOf, referenceCheck } from '../items/item-reference.ts';
import { itemKinds } from '../kinds/kinds.ts';

/** An item is in a list at most once. The ORM's own types know properties only that are written out in a class. */
const OncePerList: ClassDecorator = (target) => {
  for (const { reference } of itemKinds) {
    const options: object = { properties: ['userId', reference] };
    Unique<object, string>(options)(target);
  }
};

/** One item that somebody has put into their wishlist or cart. */
@Entity({ abstract: true })
@Check({ name: 'item_check', expression: referenceCheck })
@Check({ name: 'amount_check', expression: 'number_of_stones >= 1 and carats > 0' })
@OncePerList
@ItemReferences('cascade')
export abstract class BasketItem {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade' })
  userId!: number;

  @Property({ type: 'smallint' })
  itemType!: number;

  /** How many stones of a parcel, or about how many of a melee lot. Null: one, or not told. */
  @Property({ type: 'integer', nullable: true })
  numberOfStones: number | null = null;

  /** What is wanted of a melee lot. */
  @Property({ type: 'decimal', precision: 10, scale: 3, nullable: true })
  carats: string | null = null;

  /** For which ring the stones of a parcel are wanted. */
  @Property({ type: 'text', nullable: true })
  ringSize: string | null = null;

  /** The line set with which the stone came in, and with which it goes out. */
  @Property({ type: 'text', nullable: true })
  lineSet: string | null = null;

  /** What it was called when it was put in: still says what is meant once the item is deleted. */
  @Property({ type: 'text' })
  description!: string;

  /** What it came to for its owner when it was put in, or its amount was changed last. Null: put in before that was kept. */
  @Property({ type: 'decimal', precision: 16, scale: 2, nullable: true })
  priceWhenAdded: string | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  /** The item itself, among those of its kind. Null once it is deleted. */
  get itemId(): number | null {
    return itemIdOf(this);
  }
}
