import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { StockKind } from '../../stock/fields/index.ts';
import {
  findPriceLists,
  type PriceListRow,
  SchedulePriceListInput,
  SendPriceListInput,
  StopPriceListInput,
  schedulePriceList,
  stopPriceList,
} from './lists/price-lists.ts';
import { Weekday } from './lists/weekday.ts';
import { sendPriceList } from './mails/send-price-list.ts';

@ObjectType('PriceList', {
  simpleResolvers: true,
  description:
    'A list of stock that the caller is sent by mail every week: what it gives at the moment of sending, at their own prices.',
})
class PriceListType implements PriceListRow {
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
class SendPriceListPayload {
  @Field(() => String, { description: "The address to which it is on its way: the caller's own." })
  email!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of schedulePriceList.' })
class SchedulePriceListPayload {
  @Field(() => PriceListType, { description: 'The list as it will be sent.' })
  priceList!: PriceListRow;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of stopPriceList.' })
class StopPriceListPayload {
  @Field(() => ID, { description: 'Of the list that is sent no more.' })
  priceListId!: number;
}

@Resolver()
export class PriceListsResolver {
  @Query(() => [PriceListType], {
    nullable: true,
    description: 'The lists that the caller is sent by mail every week, by name.',
  })
  priceLists(@Ctx() ctx: RequestContext): Promise<readonly PriceListRow[]> {
    return findPriceLists(ctx);
  }

  @Mutation(() => SendPriceListPayload, {
    nullable: true,
    description:
      'Sends the caller a list by mail, now: as XLSX, at their own prices of the moment of sending. FORBIDDEN where it is ' +
      'about something that they may not read. Counted per caller: RATE_LIMITED after 10 in 15 minutes.',
  })
  sendPriceList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendPriceListInput, { description: 'The list, and its name.' }) input: SendPriceListInput,
  ): Promise<SendPriceListPayload> {
    return sendPriceList(ctx, input);
  }

  @Mutation(() => SchedulePriceListPayload, {
    nullable: true,
    description:
      'Has the caller sent a list by mail every week until they stop it, here or by the link in each mail. INVALID_REQUEST ' +
      '(409) when they are sent 10 lists already.',
  })
  async schedulePriceList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SchedulePriceListInput, { description: 'The list, its name and its day.' })
    input: SchedulePriceListInput,
  ): Promise<SchedulePriceListPayload> {
    return { priceList: await schedulePriceList(ctx, input) };
  }

  @Mutation(() => StopPriceListPayload, {
    nullable: true,
    description: "Ends one of the caller's weekly lists. ITEM_NOT_FOUND for any other.",
  })
  stopPriceList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => StopPriceListInput, { description: 'The list to end.' }) input: StopPriceListInput,
  ): Promise<StopPriceListPayload> {
    return stopPriceList(ctx, input);
  }
}
