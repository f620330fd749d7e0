import { Field, Float, ID, Int, ObjectType } from '../../../../kernel/graphql.ts';
import { describedEnum } from '../../../../kernel/values/described-enum.ts';
import { MoneyScalar } from '../../../../kernel/values/scalars.ts';
import { CaratsScalar } from '../../../carats/index.ts';
import { Availability } from '../../../stock/values/index.ts';

export enum DiamondSetKind {
  LINE_SET = 'LINE_SET',
  PAIR = 'PAIR',
}

describedEnum(DiamondSetKind, {
  name: 'DiamondSetKind',
  description: 'Kind of a set that is listed as one item. New values may be added.',
  values: {
    LINE_SET: 'Line set, which is sold as one.',
    PAIR: 'Two halves of a pair.',
  },
});

/** Decimals are returned as strings to preserve precision. */
@ObjectType('DiamondSet', {
  simpleResolvers: true,
  description:
    'Diamonds that are listed as one item: a line set or a pair. Amounts are totals over all diamonds of the set that the caller may see.',
})
export class DiamondSet {
  @Field(() => DiamondSetKind, { description: 'Kind of the set.' }) kind!: DiamondSetKind;
  @Field(() => String, {
    description:
      'Name and number of stones, as in carts and orders: `Line set Oval line: 7 stones`, `Pair A-1 + A-2: 2 stones`.',
  })
  description!: string;
  @Field(() => Int, { description: 'Number of stones.' }) stones!: number;
  @Field(() => CaratsScalar, { description: 'Total weight of the set in carats.' }) carats!: string;
  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'Total price for the caller in USD. Null if the price of a diamond is on request, and for API keys without the scope PRICES_READ.',
  })
  total!: string | null;
  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'Average price per carat for the caller in USD. Null if the price of a diamond is on request, and for API keys without the scope PRICES_READ.',
  })
  perCarat!: string | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'Total price for the caller in percent relative to the list prices: -30 is 30 % below the list prices. 2 decimals. Null for visitors, for API keys without the scope PRICES_READ, and if a diamond has no price or no list price.',
  })
  discount!: number | null;

  @Field(() => Availability, {
    description: 'Availability of the set: the most restrictive availability of its diamonds.',
  })
  availability!: Availability;

  @Field(() => [ID], {
    description:
      'IDs of the diamonds that the caller may see, in ascending order. Use them to add the set to a basket without loading the diamonds.',
  })
  readonly memberIds!: readonly number[];
}
