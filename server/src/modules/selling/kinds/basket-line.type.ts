import { Field, ID, InterfaceType, ObjectType } from '../../../kernel/graphql.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { DateTimeScalar, MoneyScalar } from '../../../kernel/values/scalars.ts';
import { CaratsScalar } from '../../carats/index.ts';
import { Price } from '../../stock/graphql/index.ts';
import { Availability } from '../../stock/values/index.ts';

export enum LineProblemReason {
  NOT_FOR_SALE = 'NOT_FOR_SALE',
  HELD = 'HELD',
  SOLD = 'SOLD',
  ORDERED_BY_YOU = 'ORDERED_BY_YOU',
  TOO_MUCH = 'TOO_MUCH',
  CHANGED = 'CHANGED',
  PAIR_SPLIT = 'PAIR_SPLIT',
}

describedEnum(LineProblemReason, {
  name: 'LineProblemReason',
  description: 'Reason why a line cannot be ordered. New values may be added.',
  values: {
    NOT_FOR_SALE: 'The item was withdrawn, or is not visible to the caller.',
    HELD: "The item is on hold for another buyer, or in another buyer's open order. It may become available again.",
    SOLD: 'The item was sold to another buyer.',
    ORDERED_BY_YOU: "The item is in one of the caller's orders.",
    TOO_MUCH: 'The available quantity is less than the line requests.',
    CHANGED: 'The set has changed since it was added. Add it again.',
    PAIR_SPLIT: 'The item is half of an inseparable pair, and the other half is missing.',
  },
});

@ObjectType({ simpleResolvers: true, description: 'Reason why a line cannot be ordered.' })
export class LineProblem {
  @Field(() => LineProblemReason, { description: 'Machine-readable reason.' })
  reason!: LineProblemReason;

  @Field(() => String, { description: 'Explanation for the user.' })
  explanation!: string;
}

@InterfaceType({ description: 'Line of a wishlist or cart, at the caller’s current price.' })
export abstract class BasketLine {
  @Field(() => ID, {
    description: "Line ID. The ID of a line set is that of its first stone's line.",
  })
  id: number;

  @Field(() => String, {
    description: 'One-line description of the item. Remains after the item is deleted.',
  })
  description: string;

  @Field(() => CaratsScalar, {
    nullable: true,
    description: 'Weight in carats. Null if the caller no longer sees the item.',
  })
  carats: string | null;

  @Field(() => Price, {
    nullable: true,
    description:
      'Price of the line for the caller. Null if the caller no longer sees the item, and for keys without the scope `PRICES_READ`.',
  })
  readonly price: LinePrice | null;

  @Field(() => Availability, { description: 'Availability for the caller.' })
  availability: Availability;

  @Field(() => LineProblem, {
    nullable: true,
    description: 'Reason why the line cannot be ordered. Null if it can be ordered.',
  })
  problem: LineProblem | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'Price of the line for the caller when it was added or its amount last changed. Null if unknown, and for keys without the scope `PRICES_READ`.',
  })
  priceWhenAdded: string | null;

  @Field(() => DateTimeScalar, { description: 'Time when the line was added.' })
  createdAt: Date;

  constructor(line: BasketLineFacts) {
    this.id = line.id;
    this.description = line.description;
    this.carats = line.carats;
    this.price = line.price;
    this.availability = line.availability;
    this.problem = line.problem;
    this.priceWhenAdded = line.priceWhenAdded;
    this.createdAt = line.createdAt;
  }
}

/** Returns a copy of the line without prices, for callers who may not see prices. */
export const withoutPrices = (line: BasketLine): BasketLine =>
  Object.assign(Object.create(Object.getPrototypeOf(line)), line, { price: null, priceWhenAdded: null });

/** Price of a line. Decimals are strings with exact digits. */
export interface LinePrice {
  readonly total: string;
  readonly perCarat: string | null;
  readonly unit: string | null;
}

/** Fields of every line. Decimals are strings with exact digits. */
export interface BasketLineFacts {
  readonly id: number;
  readonly description: string;
  readonly carats: string | null;
  readonly price: LinePrice | null;
  readonly availability: Availability;
  readonly problem: LineProblem | null;
  readonly priceWhenAdded: string | null;
  readonly createdAt: Date;
}

export interface LineRow {
  readonly id: number;
  /** Null if the item is deleted. */
  readonly itemId: number | null;
  /** Description of the item at the time when it was added. */
  readonly description: string;
  /** Price of the item at the time when it was added. Null if unknown. */
  readonly priceWhenAdded: string | null;
  readonly createdAt: Date;
  readonly numberOfStones: number | null;
  readonly ringSize: string | null;
  readonly lineSet: string | null;
}
