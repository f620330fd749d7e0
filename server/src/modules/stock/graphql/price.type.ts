import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from '../../../kernel/graphql.ts';
import { DependsOn } from '../../../kernel/transport/dependencies.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { MoneyScalar } from '../../../kernel/values/scalars.ts';

type Amount = string | number;

/** Decimals are returned as strings to preserve precision. */
@ObjectType('Price', {
  simpleResolvers: true,
  description: 'Price for the caller, including markups. Each amount is rounded half up to the cent.',
})
export class Price {
  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Price of the whole item: one stone, a whole lot or parcel, or an order line.',
  })
  total?: Amount | null;

  @Field(() => MoneyScalar, { nullable: true, description: 'Price per carat. Null if the item is not sold by weight.' })
  perCarat?: Amount | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Price of one diamond of a parcel. For other diamonds, the same as the total. Null for other types.',
  })
  unit?: Amount | null;

  /** Currency of stored amounts. Default: the configured currency. */
  readonly keptCurrency?: string;
}

@Resolver(() => Price)
export class PriceResolver {
  @FieldResolver(() => String, { description: 'ISO 4217 currency code, such as `USD`.' })
  @DependsOn([])
  currency(@Ctx() { services }: RequestContext, @Root() { keptCurrency }: Price): string {
    return keptCurrency ?? services.config.currency;
  }
}
