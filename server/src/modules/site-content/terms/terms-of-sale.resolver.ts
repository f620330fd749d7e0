import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { findTermsOfSale } from './terms-of-sale.ts';

@Resolver()
export class TermsOfSaleResolver {
  @Query(() => String, {
    nullable: true,
    description:
      "The terms that the house sells on, as they are printed on the papers of orders: plain text, perhaps in several lines. Null: none are given, or an agent's domain is asked. Open to everybody.",
  })
  termsOfSale(@Ctx() ctx: RequestContext): Promise<string | null> {
    return findTermsOfSale(ctx);
  }
}
