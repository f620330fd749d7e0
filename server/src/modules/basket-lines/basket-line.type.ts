import { Field, ID, Int, InterfaceType, ObjectType } from 'type-graphql';
import { DateTimeScalar, MoneyScalar } from '../../kernel/values/scalars.ts';
import { CaratsScalar } from '../carats/index.ts';
import { Availability } from '../catalogue/index.ts';

@InterfaceType({ description: 'A line of a wishlist or cart: at the caller’s price of this moment.' })
export abstract class BasketLine {
  @Field(() => ID, {
    description: 'Id of the line, not of the thing. A line set has the id of its first stone’s line.',
  })
  id: number;

  @Field(() => String, { description: 'Which thing is meant, in one line. Stays readable when the thing has gone.' })
  description: string;

  @Field(() => CaratsScalar, {
    nullable: true,
    description: 'Weight; null once the thing is out of the caller’s sight.',
  })
  carats: string | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Unit price times the number of stones; null once the thing is out of the caller’s sight.',
  })
  totalPrice: string | null;

  @Field(() => Availability, { description: 'Whether the caller may order it now.' })
  availability: Availability;

  @Field(() => DateTimeScalar, { description: 'When it was put in.' })
  createdAt: Date;

  constructor(line: BasketLineFacts) {
    this.id = line.id;
    this.description = line.description;
    this.carats = line.carats;
    this.totalPrice = line.totalPrice;
    this.availability = line.availability;
    this.createdAt = line.createdAt;
  }
}

/** What every line says. Decimals are exact strings. */
export interface BasketLineFacts {
  readonly id: number;
  readonly description: string;
  readonly carats: string | null;
  readonly totalPrice: string | null;
  readonly availability: Availability;
  readonly createdAt: Date;
}

/** A line that means one thing. `thingId` is null once the thing is out of the caller's sight. */
export type ThingLineFacts = BasketLineFacts & { readonly thingId: number | null };

abstract class ThingLine extends BasketLine {
  readonly thingId: number | null;

  constructor(line: ThingLineFacts) {
    super(line);
    this.thingId = line.thingId;
  }
}

@ObjectType({ implements: BasketLine, description: 'A single stone.' })
export class DiamondLine extends ThingLine {}

@ObjectType({ implements: BasketLine, description: 'Stones of a parcel.' })
export class ParcelLine extends ThingLine {
  @Field(() => Int, { description: 'How many stones of the parcel.' })
  numberOfStones: number;

  @Field(() => String, { nullable: true, description: 'The ring size for which they are wanted.' })
  ringSize: string | null;

  constructor(line: ThingLineFacts & { numberOfStones: number; ringSize: string | null }) {
    super(line);
    this.numberOfStones = line.numberOfStones;
    this.ringSize = line.ringSize;
  }
}

@ObjectType({ implements: BasketLine, description: 'Accent stones by weight; `carats` is what is wanted of the lot.' })
export class MeleeLine extends ThingLine {
  @Field(() => Int, { nullable: true, description: 'About how many stones; the weight is what counts.' })
  approximateStones: number | null;

  constructor(line: ThingLineFacts & { approximateStones: number | null }) {
    super(line);
    this.approximateStones = line.approximateStones;
  }
}

@ObjectType({ implements: BasketLine, description: 'A setting with a diamond.' })
export class EngagementRingLine extends ThingLine {}

@ObjectType({ implements: BasketLine, description: 'A setting with a stone that is not graded by itself.' })
export class CompletedRingLine extends ThingLine {}

@ObjectType({ implements: BasketLine, description: 'An eternity ring. Made to order.' })
export class EternityRingLine extends ThingLine {}

@ObjectType({ implements: BasketLine, description: 'A bracelet of one colour and size. Made to order.' })
export class BraceletLine extends ThingLine {}

@ObjectType({ implements: BasketLine, description: 'A piece of jewellery. One of a kind.' })
export class JewelleryLine extends ThingLine {}

@ObjectType({ implements: BasketLine, description: 'A custom necklace. Made to order.' })
export class CustomNecklaceLine extends ThingLine {}

@ObjectType({ implements: BasketLine, description: 'A line set: several stones laid out and sold as one.' })
export class DiamondSetLine extends BasketLine {
  @Field(() => String, { description: 'Name of the set.' })
  lineSet: string;

  @Field(() => MoneyScalar, { nullable: true, description: 'Mean of the stones’ prices per carat.' })
  pricePerCarat: string | null;

  /** Those that the caller sees. */
  readonly diamondIds: readonly number[];

  constructor(
    line: BasketLineFacts & { lineSet: string; pricePerCarat: string | null; diamondIds: readonly number[] },
  ) {
    super(line);
    this.lineSet = line.lineSet;
    this.pricePerCarat = line.pricePerCarat;
    this.diamondIds = line.diamondIds;
  }
}
