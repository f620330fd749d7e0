import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../../kernel/values/scalars.ts';
import { StockKind } from '../../../stock/fields/index.ts';
import type { PriceListRow } from './price-list-row.ts';
import { Weekday } from './weekday.ts';

@ObjectType('PriceList', {
  simpleResolvers: true,
  description:
    'A list of stock that the caller is sent by mail every week: what it gives at the moment of sending, at their own prices.',
})
export class PriceListType implements PriceListRow {
  @Field(() => ID, { description: 'Id of the price list.' }) id!: number;
  @Field(() => String, { description: 'What its owner calls it.' }) name!: string;
  @Field(() => StockKind, { description: 'The type of stock that it lists.' }) kind!: string;
  @Field(() => Weekday, { description: 'The day on which it is sent.' }) weekday!: Weekday;
  @Field(() => DateTimeScalar, { description: 'When it was asked for.' }) createdAt!: Date;
  @Field(() => DateTimeScalar, { description: 'When it is sent next.' }) nextSendAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the last mail of it was sent. Null: none yet, or the last one could not be sent.',
  })
  lastSentAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last mail of it could not be sent. Null: it was sent, or there was none.',
  })
  lastFailure!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of sendPriceList.' })
export class SendPriceListPayload {
  @Field(() => String, { description: "The address to which it is on its way: the caller's own." })
  email!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of schedulePriceList.' })
export class SchedulePriceListPayload {
  @Field(() => PriceListType, { description: 'The list as it will be sent.' })
  priceList!: PriceListRow;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of stopPriceList.' })
export class StopPriceListPayload {
  @Field(() => ID, { description: 'Of the list that is sent no more.' })
  priceListId!: number;
}
