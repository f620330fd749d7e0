import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../kernel/context.ts';
import { selectedFields } from '../../kernel/selection.ts';
import { DiamondType, type DiamondView, diamondById } from '../catalogue/index.ts';
import { DiamondLine, DiamondSetLine } from './basket-line.type.ts';

@Resolver(() => DiamondLine)
export class DiamondLineResolver {
  @FieldResolver(() => DiamondType, { nullable: true, description: 'Null once it is out of the caller’s sight.' })
  async diamond(
    @Ctx() ctx: RequestContext,
    @Root() { diamondId }: DiamondLine,
    @Info() info: GraphQLResolveInfo,
  ): Promise<DiamondView | null> {
    if (diamondId === null) return null;
    return (await diamondById(ctx, diamondId, selectedFields(info))) ?? null;
  }
}

@Resolver(() => DiamondSetLine)
export class DiamondSetLineResolver {
  @FieldResolver(() => [DiamondType], { description: 'Those of its stones that the caller sees.' })
  async diamonds(
    @Ctx() ctx: RequestContext,
    @Root() { diamondIds }: DiamondSetLine,
    @Info() info: GraphQLResolveInfo,
  ): Promise<DiamondView[]> {
    const fields = selectedFields(info);
    const diamonds = await Promise.all(diamondIds.map((id) => diamondById(ctx, id, fields)));
    return diamonds.filter((diamond) => diamond !== undefined);
  }
}
