import type { Opt } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/index.ts';
import { Diamond } from '../catalogue/index.ts';
import { ItemType } from './item-type.ts';

/**
 * One thing that somebody has put into his wishlist or cart. Each kind of thing has a column of its own, so that the
 * database knows what it points to; what is one of a kind is in the list at most once.
 */
@Entity({ abstract: true })
@Check({ name: 'item_check', expression: 'item_type = 1 and diamond_id is not null' })
@Unique({ properties: ['userId', 'diamondId'] })
export abstract class BasketItem {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade' })
  userId!: number;

  @Property({ type: 'smallint' })
  itemType!: ItemType;

  @ManyToOne({
    entity: () => Diamond,
    fieldName: 'diamond_id',
    mapToPk: true,
    nullable: true,
    deleteRule: 'cascade',
    index: true,
  })
  diamondId: number | null = null;

  /** The line set with which the stone came in, and with which it goes out. */
  @Property({ type: 'text', nullable: true })
  lineSet: string | null = null;

  /** What it was called when it was put in: still says what is meant once the thing has gone. */
  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  /** The thing itself, among those of its kind. */
  get itemId(): number | null {
    return this.diamondId;
  }
}
