import type { Opt } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../../accounts/users/index.ts';
import { ItemReferences, itemIdOf, referenceCheck } from '../items/item-reference.ts';
import { itemKinds } from '../kinds/kinds.ts';

/**
 * Adds unique constraints, so that a list contains each item at most once. Added dynamically, because the ORM's types
 * accept only properties declared in the class.
 */
const OncePerList: ClassDecorator = (target) => {
  for (const { reference } of itemKinds) {
    const options: object = { properties: ['userId', reference] };
    Unique<object, string>(options)(target);
  }
};

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

  /**
   * Number of stones of a parcel, or approximate number of stones of a melee lot. Null for a single item, or if not
   * set.
   */
  @Property({ type: 'integer', nullable: true })
  numberOfStones: number | null = null;

  /** Requested weight of a melee lot. */
  @Property({ type: 'decimal', precision: 10, scale: 3, nullable: true })
  carats: string | null = null;

  /** Ring size for which the stones of a parcel are requested. */
  @Property({ type: 'text', nullable: true })
  ringSize: string | null = null;

  /** Name of the line set or pair that the stone was added with. The stone is removed together with it. */
  @Property({ type: 'text', nullable: true })
  lineSet: string | null = null;

  /** Description at the time when the item was added. Identifies the item after it is deleted. */
  @Property({ type: 'text' })
  description!: string;

  /**
   * Price for the owner at the time when the item was added or its amount last changed. Null for rows that are older
   * than this column.
   */
  @Property({ type: 'decimal', precision: 16, scale: 2, nullable: true })
  priceWhenAdded: string | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  /** ID of the item within its kind. Null if the item is deleted. */
  get itemId(): number | null {
    return itemIdOf(this);
  }
}
