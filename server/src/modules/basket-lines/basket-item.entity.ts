import type { Opt } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/index.ts';
import { ItemReference } from './item-reference.ts';
import { type ItemReferences, type ItemType, itemIdOf } from './item-type.ts';

const gone = () => ItemReference('cascade');

/**
 * One thing that somebody has put into his wishlist or cart. Each kind of thing has a column of its own, so that the
 * database knows what it points to; a thing is in a list at most once.
 */
@Entity({ abstract: true })
@Check({
  name: 'item_check',
  expression: `num_nonnulls(diamond_id, melee_id, engagement_ring_id, completed_ring_id, eternity_ring_id, bracelet_id, jewellery_piece_id, custom_necklace_id) = 1 and (item_type = 1 and diamond_id is not null or item_type = 2 and melee_id is not null or item_type = 4 and engagement_ring_id is not null or item_type = 5 and completed_ring_id is not null or item_type = 6 and eternity_ring_id is not null or item_type = 7 and bracelet_id is not null or item_type = 8 and jewellery_piece_id is not null or item_type = 9 and custom_necklace_id is not null)`,
})
@Check({ name: 'amount_check', expression: 'number_of_stones >= 1 and carats > 0' })
@Unique({ properties: ['userId', 'diamondId'] })
@Unique({ properties: ['userId', 'meleeId'] })
@Unique({ properties: ['userId', 'engagementRingId'] })
@Unique({ properties: ['userId', 'completedRingId'] })
@Unique({ properties: ['userId', 'eternityRingId'] })
@Unique({ properties: ['userId', 'braceletId'] })
@Unique({ properties: ['userId', 'jewelleryPieceId'] })
@Unique({ properties: ['userId', 'customNecklaceId'] })
export abstract class BasketItem implements ItemReferences {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade' })
  userId!: number;

  @Property({ type: 'smallint' })
  itemType!: ItemType;

  @gone() diamondId: number | null = null;
  @gone() meleeId: number | null = null;
  @gone() engagementRingId: number | null = null;
  @gone() completedRingId: number | null = null;
  @gone() eternityRingId: number | null = null;
  @gone() braceletId: number | null = null;
  @gone() jewelleryPieceId: number | null = null;
  @gone() customNecklaceId: number | null = null;

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

  /** What it was called when it was put in: still says what is meant once the thing has gone. */
  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  /** The thing itself, among those of its kind. */
  get itemId(): number | null {
    return itemIdOf(this);
  }
}
