import { Field, ID, InterfaceType, ObjectType } from '../../../kernel/graphql.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { DateTimeScalar, MoneyScalar } from '../../../kernel/values/scalars.ts';
import { CaratsScalar } from '../../carats/index.ts';
import { Price } from '../../stock/graphql/index.ts';
import { Availability } from '../../stock/values/index.ts';

/** Why a line cannot be ordered as it is. */
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
  description: 'Why a line cannot be ordered as it is. More may come.',
  values: {
    NOT_FOR_SALE: 'Withdrawn, or not visible to the caller.',
    HELD: 'On hold for another buyer, or in their open order: it may be for sale again.',
    SOLD: 'Sold to another buyer.',
    ORDERED_BY_YOU: 'In an order of the caller.',
    TOO_MUCH: 'There is less of it than the line asks for.',
    CHANGED: 'A set that has changed since it was put in: it has to be put in again.',
    PAIR_SPLIT: 'Half of a pair that is sold together only, without the other half.',
  },
});

@ObjectType({ simpleResolvers: true, description: 'Why a line cannot be ordered as it is.' })
export class LineProblem {
  @Field(() => LineProblemReason, { description: 'The case, for programs.' })
  reason!: LineProblemReason;

  @Field(() => String, { description: 'The same in a sentence, for people.' })
  explanation!: string;
}

@InterfaceType({ description: 'A line of a wishlist or cart: at the caller’s price of this moment.' })
export abstract class BasketLine {
  @Field(() => ID, {
    description: 'Id of the line, not of the item. A line set has the id of its first stone’s line.',
  })
  id: number;

  @Field(() => String, {
    description: 'Which item is meant, in one line. Stays readable when the item is no longer there.',
  })
  description: string;

  @Field(() => CaratsScalar, {
    nullable: true,
    description: 'Weight; null once the caller no longer sees the item.',
  })
  carats: string | null;

  @Field(() => Price, {
    nullable: true,
    description:
      'What the caller pays for the line; null once they no longer see the item, and for keys without the scope PRICES_READ.',
  })
  readonly price: LinePrice | null;

  @Field(() => Availability, { description: 'Whether the caller may order it now.' })
  availability: Availability;

  @Field(() => LineProblem, { nullable: true, description: 'Why it cannot be ordered as it is; null while it can be.' })
  problem: LineProblem | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'What the caller’s price for the line was when it was put in, or its amount was changed last; null: not known, or not for keys without the scope PRICES_READ.',
  })
  priceWhenAdded: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was put in.' })
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

/** The same line for whom prices are not. */
export const withoutPrices = (line: BasketLine): BasketLine =>
  Object.assign(Object.create(Object.getPrototypeOf(line)), line, { price: null, priceWhenAdded: null });

/** What a line comes to, in exact strings. */
export interface LinePrice {
  readonly total: string;
  readonly perCarat: string | null;
  readonly unit: string | null;
}

/** What every line says. Decimals are exact strings. */
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

/** A row of a wishlist or cart, as lines are made of it. */
export interface LineRow {
  readonly id: number;
  /** Null once the item is deleted. */
  readonly itemId: number | null;
  /** What the item was called when it was put in. */
  readonly description: string;
  /** What it came to then; null: not known. */
  readonly priceWhenAdded: string | null;
  readonly createdAt: Date;
  readonly numberOfStones: number | null;
  readonly ringSize: string | null;
  readonly lineSet: string | null;
}
