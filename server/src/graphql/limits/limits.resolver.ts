import { Ctx, Field, Float, Int, ObjectType, Query, Resolver } from '../../kernel/graphql.ts';
import { forEveryKey, guest } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import type { CostBudget } from '../../kernel/use-cases/cost-budget.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { type ProgramLimit, programLimits } from './api-limits.ts';

const readBudget = query(forEveryKey(guest), async (ctx): Promise<CostBudget> => ctx.services.costBudgets.of(ctx));

@ObjectType({ simpleResolvers: true, description: 'Remaining cost budget of the caller. Every operation has a cost.' })
class RateLimit implements CostBudget {
  @Field(() => Int, { description: 'Maximum budget.' })
  limit!: number;

  @Field(() => Int, { description: 'Remaining budget, after the cost of this request.' })
  remaining!: number;

  @Field(() => Int, { description: 'Budget restored per second, up to the limit.' })
  restorePerSecond!: number;
}

@Resolver()
export class RateLimitResolver {
  @Query(() => RateLimit, {
    nullable: true,
    description:
      'Returns the remaining cost budget of the caller: of the user, the API key, or the IP address of an anonymous client. The budget is also sent in the headers RateLimit and RateLimit-Policy and in `extensions.cost`. No sign-in required.',
  })
  rateLimit(@Ctx() ctx: RequestContext): Promise<RateLimit> {
    return readBudget(ctx);
  }
}

@ObjectType('ProgramLimit', { simpleResolvers: true, description: 'Limit for API clients.' })
class ProgramLimitType implements ProgramLimit {
  @Field(() => String, { description: 'Stable identifier, such as `PAGE_SIZE`. New identifiers may be added.' })
  name!: string;
  @Field(() => String, { description: 'Section of the documentation, such as Budget.' }) section!: string;
  @Field(() => String, { description: 'Display text that explains the value.' }) meaning!: string;
  @Field(() => Float, { description: 'Current value on this server.' }) value!: number;
}

@Resolver()
export class ProgramLimitsResolver {
  @Query(() => [ProgramLimitType], {
    nullable: true,
    description:
      'Lists the limits for API clients: budgets and costs, the size of operations and lists, holds and orders, API keys and webhooks. No sign-in required.',
  })
  programLimits(@Ctx() ctx: RequestContext): Promise<readonly ProgramLimit[]> {
    return programLimits(ctx);
  }
}
