import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Resolver, Root, UseMiddleware } from 'type-graphql';
import { selectedFields } from '../../../kernel/transport/selection.ts';
import { administratorsOnly } from '../../../kernel/use-cases/admin-field.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { UserType, userById } from '../../accounts/index.ts';
import { DiamondType } from './diamond.type.ts';
import { type DiamondView, planFor } from './diamond-view.ts';
import { DiamondFacet } from './lists/diamond-facet.type.ts';
import { DiamondFacetField } from './lists/diamond-facet-field.ts';
import type { DiamondList } from './lists/diamond-list.ts';
import { DiamondPageType } from './lists/diamond-page.type.ts';
import { diamondsByLineSet } from './lists/load-diamonds.ts';

@Resolver(() => DiamondType)
export class DiamondFields {
  @FieldResolver(() => [DiamondType], {
    description: 'Visible stones of its line set, itself included; empty when it is in none.',
  })
  async lineSetStones(@Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo, @Root() { lineSet }: DiamondView) {
    if (lineSet === null) return [];
    return (await diamondsByLineSet(ctx, lineSet, selectedFields(info))) ?? [];
  }

  @FieldResolver(() => UserType, {
    nullable: true,
    description: 'For whom it is on hold. Administrators only: FORBIDDEN for anybody else.',
  })
  @UseMiddleware(administratorsOnly)
  async holdUser(@Ctx() ctx: RequestContext, @Root() { holdUserId }: DiamondView) {
    return holdUserId == null ? null : ((await userById(ctx, holdUserId)) ?? null);
  }
}

@Resolver(() => DiamondPageType)
export class DiamondPageFields {
  @FieldResolver()
  async items(@Root() list: DiamondList, @Info() info: GraphQLResolveInfo): Promise<DiamondView[]> {
    const plan = planFor(selectedFields(info));
    return (await list.items(plan.columns)).map((row) => plan.view(row));
  }

  @FieldResolver()
  total(@Root() list: DiamondList): Promise<number> {
    return list.total();
  }

  @FieldResolver()
  facets(
    @Root() list: DiamondList,
    @Arg('fields', () => [DiamondFacetField], { description: 'By what; at least one.' }) fields: DiamondFacetField[],
  ): Promise<readonly DiamondFacet[]> {
    return list.facets(fields);
  }
}
