import { Ctx, Query, Resolver } from '../../../kernel/graphql.ts';
import { forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { OrderDocumentSettings } from '../order-documents/order-document-settings.entity.ts';
import { shownRecord } from '../site-record.ts';

/** Returns the terms printed on order documents. Null if not set, and on an agent's domain. */
const findTermsOfSale = query(
  forEveryKey(guest),
  async (ctx): Promise<string | null> => (await shownRecord(ctx, OrderDocumentSettings)).terms,
);

@Resolver()
export class TermsOfSaleResolver {
  @Query(() => String, {
    nullable: true,
    description:
      "Terms of sale, as printed on order documents. Plain text, may have several lines. Null if not set, and on an agent's domain. Public.",
  })
  termsOfSale(@Ctx() ctx: RequestContext): Promise<string | null> {
    return findTermsOfSale(ctx);
  }
}
