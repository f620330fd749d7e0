import { Ctx, Field, Float, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { type ProgramLimit, programLimits } from './program-limits.ts';

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
