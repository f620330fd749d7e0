import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from '../../../../kernel/graphql.ts';
import { DependsOn } from '../../../../kernel/transport/dependencies.ts';
import { selectedPaths } from '../../../../kernel/transport/selection.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import type { StockRow } from '../../../stock/fields/index.ts';
import { stockOutput } from '../../../stock/graphql/index.ts';
import { diamonds } from '../diamond.stock.ts';
import { diamondById } from '../lists/load-diamonds.ts';
import { DiamondSet } from './diamond-set.type.ts';
import { setOf } from './read-sets.ts';

const DiamondType = stockOutput(diamonds);

@Resolver(() => DiamondType)
export class DiamondSetField {
  @FieldResolver(() => DiamondSet, {
    nullable: true,
    description: 'Line set or pair that contains the diamond and is listed as one item. Null for a single diamond.',
  })
  @DependsOn([diamonds.subject])
  async set(@Ctx() ctx: RequestContext, @Root() { id }: StockRow): Promise<DiamondSet | null> {
    return (await setOf(ctx, id)) ?? null;
  }
}

@Resolver(() => DiamondSet)
export class DiamondSetMembers {
  @FieldResolver(() => [DiamondType], { description: 'Diamonds of the set that the caller may see.' })
  @DependsOn([diamonds.subject])
  async members(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { memberIds }: DiamondSet,
  ): Promise<object[]> {
    const fields = selectedPaths(info);
    const members = await Promise.all(memberIds.map((id) => diamondById(ctx, id, fields)));
    return members.filter((member) => member !== undefined);
  }
}
