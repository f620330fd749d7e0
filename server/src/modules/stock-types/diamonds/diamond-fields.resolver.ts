import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Query, Resolver, Root } from '../../../kernel/graphql.ts';
import { DependsOn } from '../../../kernel/transport/dependencies.ts';
import { selectedPaths } from '../../../kernel/transport/selection.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { AdministratorsOnly } from '../../../kernel/use-cases/for-administrators.ts';
import { User, userById } from '../../accounts/users/index.ts';
import type { RowOf } from '../../stock/fields/index.ts';
import { stockOutput, stockView } from '../../stock/graphql/index.ts';
import type { Diamond } from './diamond.entity.ts';
import { diamonds } from './diamond.stock.ts';
import { pairMateOf } from './diamond-pair.ts';
import { findHighlightedDiamond } from './lists/find-diamond.ts';
import { diamondsByLineSet } from './lists/load-diamonds.ts';

const DiamondType = stockOutput(diamonds);

@Resolver(() => DiamondType)
export class DiamondFields {
  @FieldResolver(() => [DiamondType], {
    description: 'Visible diamonds of the line set, including this one. Empty if the diamond is in no line set.',
  })
  @DependsOn([diamonds.subject])
  async lineSetStones(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { lineSet }: RowOf<Diamond>,
  ): Promise<object[]> {
    return lineSet ? ((await diamondsByLineSet(ctx, lineSet, selectedPaths(info))) ?? []) : [];
  }

  @FieldResolver(() => DiamondType, {
    nullable: true,
    description:
      'Other half of the pair. Null if there is none, or if the caller may not see it. If `isPair` is true for either half, the two are only sold together.',
  })
  @DependsOn([diamonds.subject])
  async pairMate(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { id }: RowOf<Diamond>,
  ): Promise<object | null> {
    return (await pairMateOf(ctx, id, selectedPaths(info))) ?? null;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description:
      'User that the diamond is on hold for. Null if none. Administrators only; other callers get FORBIDDEN.',
  })
  @AdministratorsOnly()
  async holdUser(@Ctx() ctx: RequestContext, @Root() { holdUserId }: RowOf<Diamond>) {
    return holdUserId == null ? null : ((await userById(ctx, holdUserId)) ?? null);
  }

  @Query(() => DiamondType, {
    nullable: true,
    description: 'Returns the highlighted diamond. Null if there is none, or if the caller may not see it.',
  })
  async highlightedDiamond(@Ctx() ctx: RequestContext): Promise<object | null> {
    const row = await findHighlightedDiamond(ctx);
    return row ? stockView(diamonds, row) : null;
  }
}
