import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, FieldResolver, Info, ObjectType, Query, Resolver, Root } from '../../../kernel/graphql.ts';
import { selectedPaths } from '../../../kernel/transport/selection.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { Price, stockOutput } from '../../stock/graphql/index.ts';
import { stockViewById } from '../../stock/lists/index.ts';
import { Availability } from '../../stock/values/index.ts';
import { diamondById, diamonds } from '../../stock-types/diamonds/index.ts';
import { genericDiamonds } from '../../stock-types/generic-diamonds/index.ts';
import { ringSettings } from '../../stock-types/ring-settings/index.ts';
import { draftRing, type RingDraft, RingDraftInput } from './ring-draft.ts';
import { RingProblem } from './ring-problems.ts';
import { suggestDiamonds, suggestGenericDiamonds, suggestSettings } from './suggested-parts.ts';

@ObjectType('RingDraft', {
  description: 'Ring that the caller is building. Not stored.',
})
class RingDraftType {
  @Field(() => Price, {
    nullable: true,
    description:
      'Price of the chosen parts. Null if nothing is chosen, if a problem prevents ordering, and for API keys without the scope `PRICES_READ`.',
  })
  readonly price: Price | null;

  @Field(() => Availability, {
    nullable: true,
    description: 'Availability of the chosen parts. Null if nothing is chosen.',
  })
  readonly availability: Availability | null;

  @Field(() => [RingProblem], {
    description: 'Problems that prevent ordering. Missing parts are not problems.',
  })
  readonly problems: readonly RingProblem[];

  readonly draft: RingDraft;
  readonly isGeneric: boolean;

  constructor(draft: RingDraft, isGeneric: boolean) {
    const { totalPrice, availability, problems } = draft;
    this.price = totalPrice === null ? null : { total: totalPrice, perCarat: null, unit: null };
    this.availability = availability;
    this.problems = problems;
    this.draft = draft;
    this.isGeneric = isGeneric;
  }
}

const settingById = stockViewById(ringSettings);
const genericDiamondById = stockViewById(genericDiamonds);
const hiddenDescription = 'Null if not chosen, or not visible to the caller.';

@Resolver(() => RingDraftType)
export class RingDraftResolver {
  @Query(() => RingDraftType, {
    nullable: true,
    description:
      'Price, availability and problems of a ring draft. Nothing is stored. INVALID_REQUEST if both a diamond and a generic diamond are given. Public.',
  })
  async ringDraft(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RingDraftInput, { description: 'Chosen parts.' }) input: RingDraftInput,
  ): Promise<RingDraftType> {
    return new RingDraftType(await draftRing(ctx, input), input.genericDiamondNumber != null);
  }

  @FieldResolver(() => stockOutput(ringSettings), { nullable: true, description: hiddenDescription })
  async ringSetting(
    @Ctx() ctx: RequestContext,
    @Root() { draft }: RingDraftType,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return draft.setting && ((await settingById(ctx, draft.setting.id, selectedPaths(info))) ?? null);
  }

  @FieldResolver(() => stockOutput(diamonds), { nullable: true, description: hiddenDescription })
  async diamond(
    @Ctx() ctx: RequestContext,
    @Root() { draft, isGeneric }: RingDraftType,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    if (isGeneric || draft.stone === null) return null;
    return (await diamondById(ctx, draft.stone.id, selectedPaths(info))) ?? null;
  }

  @FieldResolver(() => stockOutput(genericDiamonds), { nullable: true, description: hiddenDescription })
  async genericDiamond(
    @Ctx() ctx: RequestContext,
    @Root() { draft, isGeneric }: RingDraftType,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    if (!isGeneric || draft.stone === null) return null;
    return (await genericDiamondById(ctx, draft.stone.id, selectedPaths(info))) ?? null;
  }
}

@Resolver(() => RingDraftType)
class RingDraftInstead {
  @FieldResolver(() => [stockOutput(ringSettings)], {
    description: 'Up to 3 available settings that fit the chosen stone, most similar to the chosen setting first.',
  })
  settingsInstead(@Ctx() ctx: RequestContext, @Root() { draft }: RingDraftType): Promise<readonly object[]> {
    return suggestSettings(ctx, draft.stone, draft.setting);
  }

  @FieldResolver(() => [stockOutput(diamonds)], {
    description: 'Up to 3 available diamonds that fit the chosen setting, closest in weight first.',
  })
  diamondsInstead(@Ctx() ctx: RequestContext, @Root() { draft }: RingDraftType): Promise<readonly object[]> {
    return suggestDiamonds(ctx, draft.stone, draft.setting);
  }

  @FieldResolver(() => [stockOutput(genericDiamonds)], {
    description: 'Up to 3 available generic diamonds that fit the chosen setting, closest in weight first.',
  })
  genericDiamondsInstead(@Ctx() ctx: RequestContext, @Root() { draft }: RingDraftType): Promise<readonly object[]> {
    return suggestGenericDiamonds(ctx, draft.stone, draft.setting);
  }
}

export const ringDraftParts = [RingDraftInstead] as const;
