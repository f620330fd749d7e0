import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from '../../../kernel/graphql.ts';
import { DependsOn } from '../../../kernel/transport/dependencies.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { MoneyScalar } from '../../../kernel/values/scalars.ts';

type Amount = string | number;

/** What something costs the caller. Decimals are exact strings. */
@ObjectType('Price', {
  simpleResolvers: true,
  description: 'What the caller pays: with their markups, each amount rounded half up to cents.',
})
export class Price {
  @Field(() => MoneyScalar, { nullable: true, description: 'For it all: a whole lot or parcel, a line of an order.' })
  total?: Amount | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'For one carat, where it is sold by weight; else null.' })
  perCarat?: Amount | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'For one diamond of a parcel; of other diamonds the same as the total; else null.',
  })
  unit?: Amount | null;

  /** Of amounts that were kept. Left out: that of the house. */
  readonly keptCurrency?: string;
}

@Resolver(() => Price)
export class PriceResolver {
  @FieldResolver(() => String, { description: 'Currency of the amounts, as ISO 4217 has it: `USD`.' })
  @DependsOn([])
  currency(@Ctx() { services }: RequestContext, @Root() { keptCurrency }: Price): string {
    return keptCurrency ?? services.config.currency;
  }
}
