import { Ctx, Field, Float, Int, ObjectType, Query, Resolver } from '../../kernel/graphql.ts';
import { forEveryKey, guest } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import type { CostBudget } from '../../kernel/use-cases/cost-budget.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { type ProgramLimit, programLimits } from './program-limits.ts';

const readBudget = query(forEveryKey(guest), async (ctx): Promise<CostBudget> => ctx.services.costBudgets.of(ctx));

@ObjectType({ simpleResolvers: true, description: 'What the caller may still spend. Every operation has a cost.' })
class RateLimit implements CostBudget {
  @Field(() => Int, { description: 'What there is when nothing has been spent.' })
  limit!: number;

  @Field(() => Int, { description: 'What is left, this request already taken off.' })
  remaining!: number;

  @Field(() => Int, { description: 'What comes back each second, up to the limit.' })
  restorePerSecond!: number;
}

@Resolver()
export class RateLimitResolver {
  @Query(() => RateLimit, {
    nullable: true,
    description:
      "The caller's budget: of a user, of a key, or of an address that nobody has signed in from. Also in the headers RateLimit and RateLimit-Policy and in `extensions.cost`. Open to everybody.",
  })
  rateLimit(@Ctx() ctx: RequestContext): Promise<RateLimit> {
    return readBudget(ctx);
  }
}

@ObjectType('ProgramLimit', { simpleResolvers: true, description: 'Something that programs have to keep to.' })
class ProgramLimitType implements ProgramLimit {
  @Field(() => String, { description: 'Its name, which stays: `PAGE_SIZE`. New ones may come.' }) name!: string;
  @Field(() => String, { description: 'What people find it under, such as Budget.' }) section!: string;
  @Field(() => String, { description: 'What the value is, for people to read.' }) meaning!: string;
  @Field(() => Float, { description: 'What it is here, now.' }) value!: number;
}

@Resolver()
export class ProgramLimitsResolver {
  @Query(() => [ProgramLimitType], {
    nullable: true,
    description:
      'What programs have to keep to: budgets and costs, the size of operations and lists, holds and orders, keys and webhooks. Open to everybody.',
  })
  programLimits(@Ctx() ctx: RequestContext): Promise<readonly ProgramLimit[]> {
    return programLimits(ctx);
  }
}
