import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { StockKind } from '../../stock/fields/index.ts';
import { sendPriceList } from './emails/send-price-list.ts';
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

@ObjectType('PriceList', {
  simpleResolvers: true,
  description:
    "Stock list that the caller gets by email every week, with the stock and the caller's prices at the time of sending.",
})
class PriceListType implements PriceListRow {
  @Field(() => ID, { description: 'Price list ID.' }) id!: number;
  @Field(() => String, { description: 'Name of the list.' }) name!: string;
  @Field(() => StockKind, { description: 'Stock type of the list.' }) kind!: string;
  @Field(() => Weekday, { description: 'Weekday on which the list is sent, at 06:00 UTC.' }) weekday!: Weekday;
  @Field(() => DateTimeScalar, { description: 'When the list was scheduled.' }) createdAt!: Date;
  @Field(() => DateTimeScalar, { description: 'When the list will be sent next.' }) nextSendAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the last email was sent. Null if there was none, or if it could not be sent.',
  })
  lastSentAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last email could not be sent. Null if it was sent, or if there was none.',
  })
  lastFailure!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Result of `sendPriceList`.' })
class SendPriceListPayload {
  @Field(() => String, { description: "The caller's email address, to which the list is sent." })
  email!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Result of `schedulePriceList`.' })
class SchedulePriceListPayload {
  @Field(() => PriceListType, { description: 'The scheduled list.' })
  priceList!: PriceListRow;
}

@ObjectType({ simpleResolvers: true, description: 'Result of `stopPriceList`.' })
class StopPriceListPayload {
  @Field(() => ID, { description: 'ID of the stopped list.' })
  priceListId!: number;
}

@Resolver()
export class PriceListsResolver {
  @Query(() => [PriceListType], {
    nullable: true,
    description: "Returns the caller's weekly price lists, by name. Signed-in users only.",
  })
  priceLists(@Ctx() ctx: RequestContext): Promise<readonly PriceListRow[]> {
    return findPriceLists(ctx);
  }

  @Mutation(() => SendPriceListPayload, {
    nullable: true,
    description:
      "Sends a list to the caller by email as XLSX, once, at the caller's prices at the time of sending. FORBIDDEN if the query uses fields " +
      'that the caller may not read. Limit per caller: RATE_LIMITED after 10 in 15 minutes. Signed-in users only.',
  })
  sendPriceList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendPriceListInput, { description: 'List and its name.' }) input: SendPriceListInput,
  ): Promise<SendPriceListPayload> {
    return sendPriceList(ctx, input);
  }

  @Mutation(() => SchedulePriceListPayload, {
    nullable: true,
    description:
      'Schedules a weekly email with a list for the caller, until it is stopped here or by the link in each email. INVALID_REQUEST ' +
      '(409) if the caller already has 10 lists. Signed-in users only.',
  })
  async schedulePriceList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SchedulePriceListInput, { description: 'List with its name and weekday.' })
    input: SchedulePriceListInput,
  ): Promise<SchedulePriceListPayload> {
    return { priceList: await schedulePriceList(ctx, input) };
  }

  @Mutation(() => StopPriceListPayload, {
    nullable: true,
    description:
      'Stops a weekly price list of the caller. ITEM_NOT_FOUND for lists of other users and for stopped lists.',
  })
  stopPriceList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => StopPriceListInput, { description: 'Price list ID.' }) input: StopPriceListInput,
  ): Promise<StopPriceListPayload> {
    return stopPriceList(ctx, input);
  }
}
