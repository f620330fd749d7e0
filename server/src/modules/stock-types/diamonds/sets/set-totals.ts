import Type, { type Static } from 'typebox';
import { Field, Int, ObjectType } from '../../../../kernel/graphql.ts';
import { money, quotient, sumOf } from '../../../../kernel/values/money.ts';
import { CaratsScalar } from '../../../carats/index.ts';
import { Price } from '../../../stock/graphql/index.ts';

/** Amounts of a set member: one diamond, or several stones of a parcel. */
export interface SetMember {
  readonly numberOfStones?: number | null;
  readonly carats: string | number | null;
  readonly totalPrice: string | number;
}

/** Amounts of a line set or pair. Decimals are exact strings. */
export interface SetTotals {
  /** Display name, such as `Line set Oval line` or `Pair A-1 + A-2`. */
  readonly name: string;
  /** Name and number of stones, such as `Line set Oval line: 7 stones`. */
  readonly description: string;
  readonly stones: number;
  readonly carats: string;
  readonly totalPrice: string;
  /** Null if the total weight of the set is 0. */
  readonly pricePerCarat: string | null;
}

const pairPrefix = 'Pair ';

/** Returns the name of a pair, which is the same for both halves. Pass only stock numbers that the caller may see. */
export const pairName = (stockNumbers: readonly string[]): string =>
  `${pairPrefix}${[...stockNumbers].sort().join(' + ')}`;

/** Returns the display name of a set. The names of pairs already contain "Pair". */
const setName = (lineSet: string): string => (lineSet.startsWith(pairPrefix) ? lineSet : `Line set ${lineSet}`);

/** Returns the name of a set and its number of stones on one line, as displayed in carts, orders and documents. */
export const setDescription = (lineSet: string, stones: number): string =>
  `${setName(lineSet)}: ${stones} ${stones === 1 ? 'stone' : 'stones'}`;

/**
 * Returns the totals of a line set or pair. The price per carat is the total price divided by the total carats.
 * `sumsOf` (diamond-items.ts) implements the same rule in SQL.
 */
export function setTotals(lineSet: string, members: readonly SetMember[]): SetTotals {
  const stones = members.reduce((sum, { numberOfStones }) => sum + (numberOfStones ?? 1), 0);
  const carats = sumOf(members.map((member) => member.carats ?? 0));
  const totalPrice = sumOf(members.map((member) => member.totalPrice));
  return {
    name: setName(lineSet),
    description: setDescription(lineSet, stones),
    stones,
    carats,
    totalPrice,
    pricePerCarat: Number(carats) > 0 ? quotient(totalPrice, carats) : null,
  };
}

/** Returns the totals of the sets that the lines belong to, by `lineSet`. */
export function totalsOfSets<Line extends SetMember & { readonly lineSet: string | null }>(
  lines: readonly Line[],
): ReadonlyMap<string, SetTotals> {
  const members = Map.groupBy(
    lines.filter(({ lineSet }) => lineSet !== null),
    ({ lineSet }) => lineSet ?? '',
  );
  return new Map([...members].map(([lineSet, own]) => [lineSet, setTotals(lineSet, own)]));
}

@ObjectType('SetTotals', {
  description: 'Line set or pair that contains the line, with its totals. All lines of a set have the same totals.',
})
export class SetTotalsType {
  @Field(() => String, { description: '`Line set Oval line` or `Pair A-1 + A-2`.' })
  name: string;

  @Field(() => String, { description: 'Name and number of stones: `Line set Oval line: 7 stones`.' })
  description: string;

  @Field(() => Int, { description: 'Number of stones.' })
  stones: number;

  @Field(() => CaratsScalar, { description: 'Total weight in carats.' })
  carats: string;

  @Field(() => Price, {
    description:
      'Sum of the prices of all lines of the set. The price per carat is this sum divided by the total carats.',
  })
  price: Price;

  constructor({ name, description, stones, carats, totalPrice, pricePerCarat }: SetTotals, currency?: string) {
    this.name = name;
    this.description = description;
    this.stones = stones;
    this.carats = carats;
    this.price = { total: totalPrice, perCarat: pricePerCarat, ...(currency && { keptCurrency: currency }) };
  }
}

/** REST schema for the totals of a line set or pair. */
export const SetTotalsSchema = Type.Object(
  {
    name: Type.String({ description: 'Name of the set: `Line set Oval line` or `Pair A-1 + A-2`.' }),
    description: Type.String({ description: 'Name and number of stones.' }),
    stones: Type.Integer(),
    carats: Type.Number(),
    pricePerCarat: Type.Union([Type.Number(), Type.Null()], { description: 'Total price divided by the carats.' }),
    totalPrice: Type.Number(),
  },
  {
    additionalProperties: false,
    description: 'Line set or pair that contains the line, with its totals. Omitted for other lines.',
  },
);

export const presentSetTotals = (totals: SetTotals): Static<typeof SetTotalsSchema> => ({
  name: totals.name,
  description: totals.description,
  stones: totals.stones,
  carats: Number(totals.carats),
  pricePerCarat: totals.pricePerCarat === null ? null : money(totals.pricePerCarat),
  totalPrice: money(totals.totalPrice),
});
