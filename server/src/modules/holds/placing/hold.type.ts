import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { StockKind } from '../../stock/fields/index.ts';
import { HoldOutcome } from '../records/hold-outcome.ts';
import type { HoldRow } from './hold-row.ts';

@ObjectType('Hold', {
  simpleResolvers: true,
  description: 'A present or past hold of a stock item for the caller. No other buyer can order the item during it.',
})
export class HoldType implements HoldRow {
  @Field(() => ID, { description: 'Unique among all holds.' }) id!: number;
  @Field(() => StockKind, { description: 'The type of the item.' }) kind!: string;
  @Field(() => ID, { description: 'Id of the item among its type.' }) itemId!: number;
  @Field(() => String, { description: 'The house’s number of the item, as it was then.' }) stockNumber!: string;
  @Field(() => Boolean, { description: 'The house has placed it for the caller; else they have done so themselves.' })
  isByHouse!: boolean;
  @Field(() => Boolean, {
    description:
      'It was placed with a test key: the item is for sale to everybody all the while, and it is gone after 7 days.',
  })
  isTest!: boolean;
  @Field(() => String, { nullable: true, description: 'The caller’s own words on it.' }) note!: string | null;
  @Field(() => DateTimeScalar, { description: 'Since when.' }) placedAt!: Date;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it ends, or would have ended, by itself. Null: not by itself.',
  })
  until!: Date | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was over. Null: it holds.' })
  endedAt!: Date | null;
  @Field(() => HoldOutcome, { nullable: true, description: 'How it has ended. Null: it holds.' })
  outcome!: HoldOutcome | null;
  @Field(() => Int, { description: 'Counts the changes.' }) version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of holds.' })
export class HoldPage {
  @Field(() => [HoldType], { description: 'At most `size`.' }) items!: readonly HoldType[];
  @Field(() => Int, { description: 'Holds on all pages.' }) total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for.' }) size!: number;
}
