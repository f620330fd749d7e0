import { Field, Int, ObjectType } from 'type-graphql';
import { StockKind } from '../stock/fields/index.ts';
import { StockItemType } from '../stock/graphql/index.ts';
import { NumberStatus } from './number-status.ts';

/** How much of a type answers a search. */
@ObjectType('StockKindCount', { simpleResolvers: true, description: 'How much of a type of stock answers a search.' })
export class StockKindCountType {
  @Field(() => StockKind, { description: 'The type.' }) kind!: string;
  @Field(() => Int, { description: 'How many items; 1000 may be more.' }) total!: number;
}

/** What a search has found. The fields have resolvers of their own. */
@ObjectType('StockSearchResult', {
  description: 'What a search has found. Each field is computed only when asked for.',
})
export class StockSearchResultType {
  @Field(() => [StockItemType], {
    description: 'The best first: by stock number, by report number, by the beginning of a number, then by words.',
  })
  items!: object[];
  @Field(() => Int, { description: 'How many there are; each type is counted up to 1000.' }) total!: number;
  @Field(() => [StockKindCountType], { description: 'How much there is of each type that has something.' })
  kinds!: StockKindCountType[];
}

/** One of the numbers that were looked up. */
@ObjectType('NumberedStock', { description: 'One of the numbers that were looked up, and what has it.' })
export class NumberedStockType {
  @Field(() => String, { simple: true, description: 'The number, as it was given.' }) number!: string;
  @Field(() => NumberStatus, { simple: true, description: 'What became of it.' }) status!: NumberStatus;
  @Field(() => [StockItemType], {
    description:
      'What has the number: as a rule one item, none for an unknown number. Types may have the same numbers.',
  })
  items!: object[];
}
