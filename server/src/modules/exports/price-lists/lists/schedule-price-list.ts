import { AppError, conflict } from '../../../../kernel/errors/errors.ts';
import { actorOf, signedIn } from '../../../../kernel/use-cases/access.ts';
import { command, query } from '../../../../kernel/use-cases/use-case.ts';
import { sendingDomainOf } from '../../../accounts/agents/index.ts';
import { lockUser } from '../../../accounts/users/index.ts';
import { askedList } from '../../exported-list.input.ts';
import { checkList } from '../../prepare-export.ts';
import { PriceList } from './price-list.entity.ts';
import { SchedulePriceListInput, StopPriceListInput } from './price-list.inputs.ts';
import { type PriceListRow, readPriceLists } from './price-list-row.ts';
import { nextSending } from './weekday.ts';

/** Lists that one account may be sent every week. */
const mostLists = 10;

const unknownList = (): AppError =>
  new AppError('ITEM_NOT_FOUND', {
    details: [{ path: 'id', message: 'is no price list of yours' }],
    explanation: 'This price list is sent no more.',
  });

/**
 * Has the caller sent a list every week. Throws FORBIDDEN where it is asked about something that they may not read,
 * INVALID_REQUEST as a conflict when they are sent ten lists already.
 */
export const schedulePriceList = command(
  signedIn,
  SchedulePriceListInput,
  async (ctx, { list, name, weekday }): Promise<PriceListRow> => {
    const { em } = ctx;
    const { type, question } = askedList(list);
    await checkList(ctx, type, question);
    const { id: userId } = await lockUser(em, actorOf(ctx).id);
    if ((await em.count(PriceList, { userId, stoppedAt: null })) >= mostLists) {
      throw conflict('list', `cannot be sent: ${mostLists} lists are already`, tooManyLists);
    }
    const priceList = em.create(PriceList, {
      ...{ userId, name, kind: type.name, question, weekday },
      nextSendAt: nextSending(weekday, new Date()),
      domain: await sendingDomainOf(ctx),
    });
    await em.flush();
    const [row] = await readPriceLists(em, userId, priceList.id);
    if (!row) throw unknownList();
    return row;
  },
);

const tooManyLists = `You are sent ${mostLists} lists already. Stop one of them first.`;

/** The lists that the caller is sent every week, by name. */
export const findPriceLists = query(signedIn, (ctx) => readPriceLists(ctx.em, actorOf(ctx).id));

/** Ends a list of the caller's. Throws ITEM_NOT_FOUND for one that is not theirs, or has ended. */
export const stopPriceList = command(signedIn, StopPriceListInput, async (ctx, { id }) => {
  const own = { id, userId: actorOf(ctx).id, stoppedAt: null };
  const stopped = await ctx.em.nativeUpdate(PriceList, own, { stoppedAt: new Date() });
  if (stopped === 0) throw unknownList();
  return { priceListId: id };
});
