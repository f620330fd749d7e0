import { Field, Float, ID, Int, ObjectType } from '../../../../kernel/graphql.ts';
import { describedEnum } from '../../../../kernel/values/described-enum.ts';
import { MoneyScalar } from '../../../../kernel/values/scalars.ts';
import { CaratsScalar } from '../../../carats/index.ts';
import { Availability } from '../../../stock/values/index.ts';

/** Why stones are listed as one. */
export enum DiamondSetKind {
  LINE_SET = 'LINE_SET',
  PAIR = 'PAIR',
}

describedEnum(DiamondSetKind, {
  name: 'DiamondSetKind',
  description: 'Why stones are listed as one item. New ones may come.',
  values: {
    LINE_SET: 'Laid out as a line and sold as one.',
    PAIR: 'Two halves of a pair.',
  },
});

/** Stones that are listed as one item. Decimals are exact strings. */
@ObjectType('DiamondSet', {
  simpleResolvers: true,
  description:
    'Stones that are listed as one item: those of a line set, or two halves of a pair. Amounts are of all that the caller sees of them.',
})
export class DiamondSet {
  @Field(() => DiamondSetKind, { description: 'Why they are one.' }) kind!: DiamondSetKind;
  @Field(() => String, {
    description:
      'Name and number of stones, as carts and orders show it: `Line set Oval line: 7 stones`, `Pair A-1 + A-2: 2 stones`.',
  })
  description!: string;
  @Field(() => Int, { description: 'How many stones they are.' }) stones!: number;
  @Field(() => CaratsScalar, { description: 'What they weigh together.' }) carats!: string;
  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'What they cost the caller together. Null: one of them is on request, or prices are not for a key.',
  })
  total!: string | null;
  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'What a carat of them costs the caller on average. Null: one of them is on request, or prices are not for a key.',
  })
  perCarat!: string | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'Percent of what they cost the caller together against their list prices; -30 is 30 below. 2 decimals. Null for visitors, for keys without the scope PRICES_READ, and where one of them is on request or has no list price.',
  })
  discount!: number | null;

  @Field(() => Availability, { description: 'Availability of the set: that of its least available stone.' })
  availability!: Availability;

  @Field(() => [ID], {
    description:
      'Ids of its stones that the caller sees, lowest first: what puts them into a basket, without reading them.',
  })
  readonly memberIds!: readonly number[];
}
