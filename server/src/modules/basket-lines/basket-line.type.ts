import { Field, ID, InterfaceType, ObjectType } from 'type-graphql';
import { CaratsScalar, DateTimeScalar, MoneyScalar } from '../../kernel/scalars.ts';
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

@ObjectType({ implements: BasketLine, description: 'A single stone, or one stone of a parcel.' })
export class DiamondLine extends BasketLine {
  /** Null once the stone is out of the caller's sight. */
  readonly diamondId: number | null;

  constructor(line: BasketLineFacts & { diamondId: number | null }) {
    super(line);
    this.diamondId = line.diamondId;
  }
}

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
