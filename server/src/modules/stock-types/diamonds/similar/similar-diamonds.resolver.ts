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
      'Stones for sale that the caller can have instead of one that they may see: of its outline and origin, near it in weight, colour and clarity, the nearest first. DIAMOND_NOT_FOUND when the caller may not see that one.',
  })
  async similarDiamonds(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('ref', () => DiamondRef, { description: 'The stone.' }) ref: DiamondRef,
    @Arg('first', () => Int, { defaultValue: 6, description: 'How many at most, up to 12.' }) first: number,
  ): Promise<object[]> {
    const ids = await findSimilarDiamonds(ctx, { ref, first });
    const fields = selectedPaths(info);
    const found = await Promise.all(ids.map((id) => diamondById(ctx, id, fields)));
    return found.filter((stone) => stone !== undefined);
  }
}
