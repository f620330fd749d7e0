import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { findLastUpdate } from './last-update.ts';

@Resolver()
export class LastUpdateResolver {
  @Query(() => DateTimeScalar, {
    nullable: true,
    description: 'When stock for sale last changed; null when there has never been any. Open to everybody.',
  })
  lastUpdate(@Ctx() ctx: RequestContext): Promise<Date | null> {
    return findLastUpdate(ctx);
  }
}
