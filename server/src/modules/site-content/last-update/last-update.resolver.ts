import { Ctx, Query, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { findLastUpdate } from './last-update.ts';

@Resolver()
export class LastUpdateResolver {
  @Query(() => DateTimeScalar, {
    nullable: true,
    description:
      'When the caller last began to see other stock or other prices: any change of stock counts, the end of a hold, and changes of their own prices, pages and role (for visitors, of the prices on this domain). It never goes back and is never in the future; when it differs, lists are worth reading again. Null: nothing has changed yet. Open to everybody.',
  })
  lastUpdate(@Ctx() ctx: RequestContext): Promise<Date | null> {
    return findLastUpdate(ctx);
  }
}
