import { Field, Float, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { CaratsScalar } from '../../carats/index.ts';
import type { RingParts } from '../../ring-builder/index.ts';
import { ItemKindEnum } from '../../selling/kinds/index.ts';
import { Price } from '../../stock/graphql/index.ts';
import { Availability } from '../../stock/values/index.ts';
import { type SetTotals, SetTotalsType } from '../../stock-types/diamonds/index.ts';
import type { ShownWish } from './shown-wishes.ts';

/** A ring is a row of whoever has put it together: others put the same one together for themselves. */
@ObjectType({
  description:
    'What a shared ring is made of. `BasketItemInput.engagementRing` or `.completedRing` with the same puts one together for the caller.',
})
class SharedRing {
  @Field(() => ID, { description: 'The setting.' })
  ringSettingId: number;

  @Field(() => ID, { description: 'The diamond; of a completed ring the generic diamond.' })
  stoneId: number;

  @Field(() => Float, { nullable: true, description: 'US ring size. Null if not chosen.' })
  ringSize: number | null;

  @Field(() => String, { nullable: true, description: 'What is engraved.' })
  engraving: string | null;

  constructor({ ringSettingId, stoneId, ringSize, engraving }: RingParts) {
    this.ringSettingId = ringSettingId;
    this.stoneId = stoneId;
    this.ringSize = ringSize;
    this.engraving = engraving;
  }
}

/** A wish that somebody shares. Nothing of it says whose it is. */
@ObjectType({
  description: 'A wish that somebody shares, as the caller sees its item: at the caller’s price of this moment.',
})
export class SharedLine {
  @Field(() => ID, { description: 'Of the line within the shared wishlist.' })
  id: number;

  @Field(() => ItemKindEnum, { description: 'Kind of the item.' })
  kind: number;

  @Field(() => ID, { description: 'Id of the item among those of its kind.' })
  itemId: number;

  @Field(() => String, { description: 'Stock number; of a ring that of its setting.' })
  stockNumber: string;

  @Field(() => String, { nullable: true, description: 'The line set or pair with which alone it is sold.' })
  lineSet: string | null;

  @Field(() => SetTotalsType, {
    nullable: true,
    description: 'Line set or pair that it is part of, with its amounts. Null for other lines.',
  })
  set: SetTotalsType | null;

  @Field(() => String, { description: 'Which item is meant, in one line.' })
  description: string;

  @Field(() => Int, { nullable: true, description: 'Stones of a parcel, or about how many of a melee lot.' })
  numberOfStones: number | null;

  @Field(() => CaratsScalar, { nullable: true, description: 'Weight; null where none is told.' })
  carats: string | null;

  @Field(() => Price, { description: 'What the caller would pay for it.' })
  price: Price;

  @Field(() => Availability, { description: 'Whether the caller may order it now.' })
  availability: Availability;

  @Field(() => String, { nullable: true, description: 'Address of its first picture.' })
  imageUrl: string | null;

  @Field(() => SharedRing, { nullable: true, description: 'The parts of a ring; null of other kinds.' })
  ring: SharedRing | null;

  constructor({ row, offer, kept, ring }: ShownWish, set: SetTotals | undefined) {
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
    this.imageUrl = kept?.imageUrl ?? null;
    this.ring = ring ? new SharedRing(ring) : null;
  }
}
