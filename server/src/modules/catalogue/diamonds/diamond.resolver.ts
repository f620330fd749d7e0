import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql';
import { PageInput } from '../../../kernel/input/page.ts';
import { selectedFields } from '../../../kernel/transport/selection.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { DiamondType } from './diamond.type.ts';
import { planFor } from './diamond-view.ts';
import { DiamondFilter } from './lists/diamond-filter.input.ts';
import type { DiamondList } from './lists/diamond-list.ts';
import { DiamondPageType } from './lists/diamond-page.type.ts';
import { DiamondSort } from './lists/diamond-sort.ts';
import { DiamondRef, findDiamond, findHighlightedDiamond } from './lists/find-diamond.ts';
import { listDiamonds } from './lists/list-diamonds.ts';

@Resolver()
export class DiamondResolver {
  @Query(() => DiamondPageType, {
    nullable: true,
    description:
      'Stones that the caller may see, at his price: visitors those shown to all, traders those of their pages.',
  })
  diamonds(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => DiamondFilter, { nullable: true, description: 'Which stones; without it all of them.' })
    filter?: DiamondFilter,
    @Arg('sort', () => [DiamondSort], { nullable: true, description: 'Up to 3 columns; without it carats ascending.' })
    sort?: DiamondSort[],
    @Arg('page', () => PageInput, { nullable: true, description: 'Which page; without it the first 36.' })
    page?: PageInput,
  ): Promise<DiamondList> {
    return listDiamonds(ctx, { filter, sort, page });
  }

  @Query(() => DiamondType, {
    nullable: true,
    description: 'One stone. DIAMOND_NOT_FOUND when the caller may not see it.',
  })
  async diamond(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('ref', () => DiamondRef, { description: 'Which.' }) ref: DiamondRef,
  ) {
    return planFor(selectedFields(info)).view(await findDiamond(ctx, { ref }));
  }

  @Query(() => DiamondType, {
    nullable: true,
    description: 'The highlighted stone. Null when there is none for the caller.',
  })
  async highlightedDiamond(@Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    const diamond = await findHighlightedDiamond(ctx);
    return diamond && planFor(selectedFields(info)).view(diamond);
  }
}
