import { actorOf, signedIn } from '../../../../kernel/use-cases/access.ts';
import { preparedCommand } from '../../../../kernel/use-cases/use-case.ts';
import { sendingDomainOf } from '../../../accounts/agents/index.ts';
import { lockUser } from '../../../accounts/users/index.ts';
import { resolveListInput } from '../../exported-list.input.ts';
import { checkList } from '../../prepare-export.ts';
import { SendPriceListInput } from '../lists/price-lists.ts';
import { PriceListMail } from './price-list-mail.entity.ts';
import { sendPriceListMail } from './send-mail.job.ts';

/**
 * Emails a list to the caller once. Throws FORBIDDEN if the query uses fields that the caller may not read, and
 * RATE_LIMITED after ten emails in 15 minutes.
 */
export const sendPriceList = preparedCommand(
  signedIn,
  SendPriceListInput,
  async (ctx, { list }) => {
    const { type, question } = resolveListInput(list);
    await checkList(ctx, type, question);
    await ctx.services.rateLimits.consume('priceList', { ip: ctx.request.ip, email: `user ${actorOf(ctx).id}` });
    return { kind: type.name, question };
  },
  async (ctx, { name }, input) => {
    const { em, services } = ctx;
    const { id: userId, email } = await lockUser(em, actorOf(ctx).id);
    const mail = em.create(PriceListMail, { userId, name, ...input, domain: await sendingDomainOf(ctx) });
    await em.flush();
    await sendPriceListMail.enqueue(services.jobs, em, mail.id);
    return { email };
  },
);
