import { Ctx, Query, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { findLastUpdate } from './last-update.ts';

@Resolver()
export class LastUpdateResolver {
  @Query(() => DateTimeScalar, {
    nullable: true,
    description:
      "Time when the stock or the caller's prices last changed. Any change of stock and the end of a hold count, as do changes of the caller's prices, pages and role. For anonymous visitors, the prices on this domain count. The time never decreases and is never in the future. If it changes, read lists again. Null if nothing has changed yet. Public.",
  })
  lastUpdate(@Ctx() ctx: RequestContext): Promise<Date | null> {
    return findLastUpdate(ctx);
  }
}
