import { forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { OrderDocumentSettings } from '../order-documents/order-document-settings.entity.ts';
import { shownRecord } from '../site-record.ts';

/** The terms that are printed on the papers of orders. Null: there are none, or an agent's domain was asked. */
export const findTermsOfSale = query(
  forEveryKey(guest),
  async (ctx): Promise<string | null> => (await shownRecord(ctx, OrderDocumentSettings)).terms,
);
