import Type, { type Static } from 'typebox';
import { Field, Int, ObjectType } from '../../../../kernel/graphql.ts';
import { money, quotient, sumOf } from '../../../../kernel/values/money.ts';
import { CaratsScalar } from '../../../carats/index.ts';
import { Price } from '../../../stock/graphql/index.ts';

/** Amounts of one stone, or of several stones of a parcel, in a set. */
export interface SetMember {
  readonly numberOfStones?: number | null;
  readonly carats: string | number | null;
  readonly totalPrice: string | number;
}

/** Amounts of a line set or pair. Decimals are exact strings. */
export interface SetTotals {
  /** `Line set Oval line`, `Pair A-1 + A-2`. */
  readonly name: string;
  /** Name and number of stones: `Line set Oval line: 7 stones`. */
  readonly description: string;
  readonly stones: number;
  readonly carats: string;
  readonly totalPrice: string;
  /** Null if the set has no weight. */
  readonly pricePerCarat: string | null;
}

const pairPrefix = 'Pair ';

/**
 * Returns the name under which a pair is sold: the same for both halves. Omits the stock number of a stone that the caller
 * does not see.
 */
export const pairName = (stockNumbers: readonly string[]): string =>
  `${pairPrefix}${[...stockNumbers].sort().join(' + ')}`;

/** Returns the display name of a set. Names of pairs already contain "Pair". */
const setName = (lineSet: string): string => (lineSet.startsWith(pairPrefix) ? lineSet : `Line set ${lineSet}`);

/** Returns name and size of a set in one line, as carts, orders and documents show it. */
export const setDescription = (lineSet: string, stones: number): string =>
  `${setName(lineSet)}: ${stones} ${stones === 1 ? 'stone' : 'stones'}`;

/**
 * Adds up a line set or pair: price and carats are sums, the price per carat is the average over all carats, so that it
 * times the carats gives the price. `sumsOf` (diamond-items.ts) is the same rule in SQL.
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

/** Returns the totals of the sets among some lines, by the name in `lineSet`. */
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
  description: 'Line set or pair that a line is part of, with its amounts: the same for each line of the set.',
})
export class SetTotalsType {
  @Field(() => String, { description: '`Line set Oval line` or `Pair A-1 + A-2`.' })
  name: string;

  @Field(() => String, { description: 'Name and number of stones: `Line set Oval line: 7 stones`.' })
  description: string;

  @Field(() => Int, { description: 'Number of stones.' })
  stones: number;

  @Field(() => CaratsScalar, { description: 'Weight of all stones together.' })
  carats: string;

  @Field(() => Price, {
    description: 'Sum of the prices of its stones; the price per carat is that sum divided by the carats.',
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

/** Totals of a line set or pair in REST. */
export const SetTotalsSchema = Type.Object(
  {
    name: Type.String({ description: '`Line set Oval line` or `Pair A-1 + A-2`.' }),
    description: Type.String({ description: 'Name and number of stones.' }),
    stones: Type.Integer(),
    carats: Type.Number(),
    pricePerCarat: Type.Union([Type.Number(), Type.Null()], { description: 'Total price divided by the carats.' }),
    totalPrice: Type.Number(),
  },
  {
    additionalProperties: false,
    description: 'Line set or pair that the row is part of, with its amounts. Left out for other rows.',
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
