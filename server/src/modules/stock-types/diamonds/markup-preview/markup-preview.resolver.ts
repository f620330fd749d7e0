import { Arg, Ctx, Field, Float, ID, ObjectType, Query, Resolver } from '../../../../kernel/graphql.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { MoneyScalar } from '../../../../kernel/values/scalars.ts';
import { CaratsScalar } from '../../../carats/index.ts';
import { markupRegions } from './markup-regions.ts';
import { tryPrice } from './try-price.ts';

@ObjectType('MarkupRegion', {
  simpleResolvers: true,
  description:
    'Range of weights and total prices in which the same markups of a user apply. Both bounds are inclusive. A bound is null if there is no limit.',
})
class MarkupRegionType {
  @Field(() => CaratsScalar, { nullable: true, description: 'Minimum weight in carats. Null if there is no minimum.' })
  caratMin!: string | null;
  @Field(() => CaratsScalar, { nullable: true, description: 'Maximum weight in carats. Null if there is no maximum.' })
  caratMax!: string | null;
  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Minimum total price before markups in USD. Null if there is no minimum.',
  })
  priceMin!: string | null;
  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Maximum total price before markups in USD. Null if there is no maximum.',
  })
  priceMax!: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the applied markup. Null if no markup applies and the price is unchanged.',
  })
  markupId!: number | null;
  @Field(() => [ID], {
    description: 'IDs of further markups whose ranges include the region, but which are not applied.',
  })
  otherIds!: readonly number[];
}

@ObjectType('PriceTrial', { simpleResolvers: true, description: 'Price of a hypothetical diamond for a user.' })
class PriceTrialType {
  @Field(() => ID, { nullable: true, description: 'ID of the applied markup. Null if no markup applies.' })
  markupId!: number | null;
  @Field(() => Float, { description: 'Markup in percent: 10 turns 100.00 into 110.00. 0 if none applies.' })
  percent!: string;
  @Field(() => MoneyScalar, { description: 'Total price before the markup in USD.' }) totalBefore!: string;
  @Field(() => MoneyScalar, { description: 'Price per carat for the user in USD.' }) perCarat!: string;
  @Field(() => MoneyScalar, { description: 'Total price for the user in USD.' }) total!: string;
}

@Resolver()
export class MarkupPreviewResolver {
  @Query(() => [MarkupRegionType], {
    nullable: true,
    description:
      "Previews the effect of a user's markups on all weights and prices, as rectangles sorted by weight and price. Empty without markups. Null for more than 60 markups. USER_NOT_FOUND if there is no such user. Administrators only.",
  })
  markupRegions(@Ctx() ctx: RequestContext, @Arg('userId', () => ID, { description: 'User ID.' }) userId: number) {
    return markupRegions(ctx, { userId });
  }

  @Query(() => PriceTrialType, {
    nullable: true,
    description:
      'Calculates the price of a hypothetical diamond for a user. USER_NOT_FOUND if there is no such user; INVALID_REQUEST for an invalid argument. Administrators only.',
  })
  tryPrice(
    @Ctx() ctx: RequestContext,
    @Arg('userId', () => ID, { description: 'User ID.' }) userId: number,
    @Arg('carats', () => CaratsScalar, { description: 'Weight in carats.' }) carats: number,
    @Arg('pricePerCarat', () => MoneyScalar, { description: 'Price per carat before markups in USD.' })
    pricePerCarat: number,
  ) {
    return tryPrice(ctx, { userId, carats, pricePerCarat });
  }
}
