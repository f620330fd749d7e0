import { Ctx, Query, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { findLastUpdate } from './last-update.ts';

@Resolver()
export class LastUpdateResolver {
  @Query(() => DateTimeScalar, {
    nullable: true,
    description:
      "Returns the time when the stock or the caller's prices last changed. This includes any change of stock, the end of a hold, and changes to the caller's prices, pages and role. For anonymous visitors, it includes changes to the prices on the requested domain. The time never decreases and is never in the future. If it changes, fetch lists again. Null if nothing has changed yet. Public.",
  })
  lastUpdate(@Ctx() ctx: RequestContext): Promise<Date | null> {
    return findLastUpdate(ctx);
  }
}
