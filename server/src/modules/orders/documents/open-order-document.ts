import { RequiredText } from '../../../kernel/input/field-rules.ts';
import { expiredLink, type FileStream } from '../../../kernel/transport/download.ts';
import { evenWhileClosed, forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { askerOf, callerWhoAsked } from '../../api-keys/index.ts';
import { findOrder } from '../list-orders.ts';
import type { OrderRow } from '../order-row.ts';
import { orderPdf } from './write-order-document.ts';

/** What begins the names of such files in the tokens that open them. */
const filePrefix = 'orders/';

class OpenOrderDocumentInput {
  @RequiredText(1_000)
  token!: string;
}

/** What a paper costs of the budget of whoever asks: it is written by the process that answers everybody else. */
const paperCost = ({ lines }: OrderRow): number => 20 + lines.length;

/** Signs an address under which this caller gets the paper of an order for five minutes, as long as they may see the order. */
export function documentAddress(ctx: RequestContext, orderId: number): string {
  const claims = { ...askerOf(ctx), file: `${filePrefix}${orderId}`, activeOnly: false };
  return `/documents?token=${ctx.services.downloadTokens.sign(claims).token}`;
}

/**
 * The paper of an order behind a signed address, as PDF: the token stands for whoever asked for it. FORBIDDEN (401) for a
 * token that is not ours or has expired, or whose user may not sign in any more; ORDER_NOT_FOUND when the order is gone, or
 * is not theirs; INVALID_REQUEST 429 (BUDGET_EXCEEDED) when their budget is used up.
 */
export const openOrderDocument = query(
  forEveryKey(evenWhileClosed(guest)),
  OpenOrderDocumentInput,
  async (ctx, { token }): Promise<FileStream> => {
    const { services } = ctx;
    const claims = services.downloadTokens.read(token);
    if (!claims?.file.startsWith(filePrefix)) throw expiredLink();
    const asker = await callerWhoAsked(ctx, claims);
    const asAsker = { ...ctx, actor: null, key: null, ...asker, hasBadToken: false };
    const order = await findOrder(asAsker, { id: Number(claims.file.slice(filePrefix.length)) });
    services.costBudgets.spend(asAsker, paperCost(order));
    return (await orderPdf(ctx, order)).file;
  },
);
