import { Field, Float, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { CaratsScalar } from '../../carats/index.ts';
import type { RingParts } from '../../ring-builder/index.ts';
import { ItemKindEnum } from '../../selling/kinds/index.ts';
import { Price } from '../../stock/graphql/index.ts';
import { Availability } from '../../stock/values/index.ts';
import { type SetTotals, SetTotalsType } from '../../stock-types/diamonds/index.ts';
import type { SharedItem } from './shared-items.ts';

/** Stored rings belong to one user. Other users can create the same ring from its parts. */
@ObjectType({
  description:
    'Parts of a shared ring. Pass them to `BasketItemInput.engagementRing` or `.completedRing` to create the same ring for the caller.',
})
class SharedRing {
  @Field(() => ID, { description: 'ID of the setting.' })
  ringSettingId: number;

  @Field(() => ID, { description: 'ID of the diamond, or of the generic diamond for a completed ring.' })
  stoneId: number;

  @Field(() => Float, { nullable: true, description: 'US ring size. Null if not set.' })
  ringSize: number | null;

  @Field(() => String, { nullable: true, description: 'Engraved text. Null if not set.' })
  engraving: string | null;

  constructor({ ringSettingId, stoneId, ringSize, engraving }: RingParts) {
    this.ringSettingId = ringSettingId;
    this.stoneId = stoneId;
    this.ringSize = ringSize;
    this.engraving = engraving;
  }
}

/** Shared wishlist item. Must not contain personal data of the owner. */
@ObjectType({
  description: 'Shared wishlist item, at the caller’s current price.',
})
export class SharedLine {
  @Field(() => ID, { description: 'ID of the line in the shared wishlist.' })
  id: number;

  @Field(() => ItemKindEnum, { description: 'Kind of item.' })
  kind: number;

  @Field(() => ID, { description: 'Item ID, unique within its kind.' })
  itemId: number;

  @Field(() => String, { description: 'Stock number. For a ring, the stock number of its setting.' })
  stockNumber: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the line set or pair with which the item must be bought. Null if sold individually.',
  })
  lineSet: string | null;

  @Field(() => SetTotalsType, {
    nullable: true,
    description: 'Totals of the line set or pair. Null if sold individually.',
  })
  set: SetTotalsType | null;

  @Field(() => String, { description: 'One-line description of the item.' })
  description: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of stones of a parcel, or approximate number of stones of a melee lot. Null for other items.',
  })
  numberOfStones: number | null;

  @Field(() => CaratsScalar, { nullable: true, description: 'Weight in carats. Null if unknown.' })
  carats: string | null;

  @Field(() => Price, { description: 'Price for the caller.' })
  price: Price;

  @Field(() => Availability, { description: 'Availability for the caller.' })
  availability: Availability;

  @Field(() => String, { nullable: true, description: 'URL of the first picture. Null if the item has no picture.' })
  imageUrl: string | null;

  @Field(() => SharedRing, { nullable: true, description: 'Parts of the ring. Null for other items.' })
  ring: SharedRing | null;

  constructor({ row, offer, snapshot, ring }: SharedItem, set: SetTotals | undefined) {
    this.id = row.id;
    this.kind = offer.itemType;
    this.itemId = offer.itemId;
    this.stockNumber = offer.stockId;
    this.lineSet = offer.lineSet;
    this.set = set ? new SetTotalsType(set) : null;
    this.description = offer.description;
    this.numberOfStones = offer.numberOfStones ?? row.numberOfStones;
    this.carats = offer.carats;
    this.price = { total: offer.totalPrice, perCarat: offer.pricePerCarat, unit: offer.unitPrice ?? null };
    this.availability = offer.availability;
    this.imageUrl = snapshot?.imageUrl ?? null;
    this.ring = ring ? new SharedRing(ring) : null;
  }
}
