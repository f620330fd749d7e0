import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Query, Resolver } from '../../../../kernel/graphql.ts';
import { selectedPaths } from '../../../../kernel/transport/selection.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { stockOutput } from '../../../stock/graphql/index.ts';
import { diamonds } from '../diamond.stock.ts';
import { DiamondRef } from '../lists/find-diamond.ts';
import { diamondById } from '../lists/load-diamonds.ts';
import { findSimilarDiamonds } from './find-similar.ts';

const DiamondType = stockOutput(diamonds);

@Resolver()
export class SimilarDiamondsResolver {
  @Query(() => [DiamondType], {
    nullable: true,
    description:
      'Lists diamonds that the caller can order as alternatives to a diamond, most similar first. They have the same shape and origin and a similar weight, color and clarity. Returns DIAMOND_NOT_FOUND if the caller may not see the diamond.',
  })
  async similarDiamonds(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('ref', () => DiamondRef, { description: 'Diamond to compare with.' }) ref: DiamondRef,
    @Arg('first', () => Int, { defaultValue: 6, description: 'Maximum number of results, at most 12.' }) first: number,
  ): Promise<object[]> {
    const ids = await findSimilarDiamonds(ctx, { ref, first });
    const fields = selectedPaths(info);
    const stones = await Promise.all(ids.map((id) => diamondById(ctx, id, fields)));
    return stones.filter((stone) => stone !== undefined);
  }
}
