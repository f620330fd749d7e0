import { Arg, Ctx, Field, Float, ID, ObjectType, Query, Resolver } from '../../../../kernel/graphql.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { MoneyScalar } from '../../../../kernel/values/scalars.ts';
import { CaratsScalar } from '../../../carats/index.ts';
import { markupRegions } from './markup-regions.ts';
import { tryPrice } from './try-price.ts';

@ObjectType('MarkupRegion', {
  simpleResolvers: true,
  description: 'Weights and total prices in which the same markups of a user hold. Both ends belong to it; null: open.',
})
class MarkupRegionType {
  @Field(() => CaratsScalar, { nullable: true, description: 'Lightest stone.' }) caratMin!: string | null;
  @Field(() => CaratsScalar, { nullable: true, description: 'Heaviest stone.' }) caratMax!: string | null;
  @Field(() => MoneyScalar, { nullable: true, description: 'Lowest total price before markups.' })
  priceMin!: string | null;
  @Field(() => MoneyScalar, { nullable: true, description: 'Highest total price before markups.' })
  priceMax!: string | null;
  @Field(() => ID, { nullable: true, description: 'The markup that counts. Null: none holds, the price stays.' })
  markupId!: number | null;
  @Field(() => [ID], { description: 'Markups that hold too and do not count.' }) otherIds!: readonly number[];
}

@ObjectType('PriceTrial', { simpleResolvers: true, description: 'What a user would pay for a stone.' })
class PriceTrialType {
  @Field(() => ID, { nullable: true, description: 'The markup that counts. Null: none holds the stone.' })
  markupId!: number | null;
  @Field(() => Float, { description: 'What it adds: 10 makes 100.00 into 110.00. 0 without one.' }) percent!: string;
  @Field(() => MoneyScalar, { description: 'Total price before the markup.' }) totalBefore!: string;
  @Field(() => MoneyScalar, { description: 'What they pay per carat.' }) perCarat!: string;
  @Field(() => MoneyScalar, { description: 'What they pay for the stone.' }) total!: string;
}

@Resolver()
export class TermsResolver {
  @Query(() => [MarkupRegionType], {
    nullable: true,
    description:
      'What the markups of a user do to every weight and price: all of the plane in rectangles, by weight and price. Empty without markups, null for more than 60 of them. USER_NOT_FOUND. Administrators only.',
  })
  markupRegions(
    @Ctx() ctx: RequestContext,
    @Arg('userId', () => ID, { description: 'Id of the user.' }) userId: number,
  ) {
    return markupRegions(ctx, { userId });
  }

  @Query(() => PriceTrialType, {
    nullable: true,
    description:
      'Tries the markups of a user out on a stone that need not be there. USER_NOT_FOUND; INVALID_REQUEST names a wrong argument. Administrators only.',
  })
  tryPrice(
    @Ctx() ctx: RequestContext,
    @Arg('userId', () => ID, { description: 'Id of the user.' }) userId: number,
    @Arg('carats', () => CaratsScalar, { description: 'Weight of the stone.' }) carats: number,
    @Arg('pricePerCarat', () => MoneyScalar, { description: 'Its price per carat before markups.' })
    pricePerCarat: number,
  ) {
    return tryPrice(ctx, { userId, carats, pricePerCarat });
  }
}
