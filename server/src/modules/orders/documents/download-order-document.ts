import { RequiredText } from '../../../kernel/input/field-rules.ts';
import { expiredLink, type FileStream } from '../../../kernel/transport/download.ts';
import { allowDuringMaintenance, forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { callerOfSignedLink, signedLinkClaimsOf } from '../../api-keys/index.ts';
import { findOrder } from '../list-orders.ts';
import type { OrderRow } from '../order-row.ts';
import { orderPdf } from './write-order-document.ts';

/** Prefix of the file name in download tokens for order documents. */
const filePrefix = 'orders/';

class OpenOrderDocumentInput {
  @RequiredText(1_000)
  token!: string;
}

/**
 * Returns the cost of a document in the caller's query budget. Documents have a cost because the server process
 * generates the PDF.
 */
const documentCost = ({ lines }: OrderRow): number => 20 + lines.length;

/**
 * Returns a signed URL path for the order's PDF. It is valid for five minutes, provided that the caller can still see
 * the order.
 */
export function documentAddress(ctx: RequestContext, orderId: number): string {
  const claims = { ...signedLinkClaimsOf(ctx), file: `${filePrefix}${orderId}`, activeOnly: false };
  return `/documents?token=${ctx.services.downloadTokens.sign(claims).token}`;
}

/**
 * Returns the PDF of an order for a signed path, with the access rights of the user in the token. Throws:
 * - FORBIDDEN (401): the token is invalid or expired, or its user cannot sign in.
 * - ORDER_NOT_FOUND: the order is deleted or not visible to the user.
 * - INVALID_REQUEST 429 (BUDGET_EXCEEDED).
 */
export const openOrderDocument = query(
  forEveryKey(allowDuringMaintenance(guest)),
  OpenOrderDocumentInput,
  async (ctx, { token }): Promise<FileStream> => {
    const { services } = ctx;
    const claims = services.downloadTokens.read(token);
    if (!claims?.file.startsWith(filePrefix)) throw expiredLink();
    const caller = await callerOfSignedLink(ctx, claims);
    const callerCtx = { ...ctx, actor: null, key: null, ...caller, hasBadToken: false };
    const order = await findOrder(callerCtx, { id: Number(claims.file.slice(filePrefix.length)) });
    services.costBudgets.spend(callerCtx, documentCost(order));
    return (await orderPdf(ctx, order)).file;
  },
);
