import { Field, Int, ObjectType } from 'type-graphql';
import { CaratsScalar } from '../../../carats/index.ts';
import { Price } from '../../../stock/graphql/index.ts';
import type { SetTotals } from './set-totals.ts';

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
