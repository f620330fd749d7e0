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
    description: 'Visible stones of its line set, itself included; empty when it is in none.',
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
      'The other half of its pair; null where it has none, or none that the caller sees. Where `isPair` is true of either, one is not sold without the other.',
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
    description: 'For whom it is on hold. Administrators only: FORBIDDEN for anybody else.',
  })
  @AdministratorsOnly()
  async holdUser(@Ctx() ctx: RequestContext, @Root() { holdUserId }: RowOf<Diamond>) {
    return holdUserId == null ? null : ((await userById(ctx, holdUserId)) ?? null);
  }

  @Query(() => DiamondType, {
    nullable: true,
    description: 'The highlighted stone. Null when there is none for the caller.',
  })
  async highlightedDiamond(@Ctx() ctx: RequestContext): Promise<object | null> {
    const row = await findHighlightedDiamond(ctx);
    return row ? stockView(diamonds, row) : null;
  }
}
