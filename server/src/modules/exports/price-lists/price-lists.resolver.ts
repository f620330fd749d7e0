import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { SchedulePriceListInput, SendPriceListInput, StopPriceListInput } from './lists/price-list.inputs.ts';
import {
  PriceListType,
  SchedulePriceListPayload,
  SendPriceListPayload,
  StopPriceListPayload,
} from './lists/price-list.type.ts';
import type { PriceListRow } from './lists/price-list-row.ts';
import { findPriceLists, schedulePriceList, stopPriceList } from './lists/schedule-price-list.ts';
import { sendPriceList } from './mails/send-price-list.ts';

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
