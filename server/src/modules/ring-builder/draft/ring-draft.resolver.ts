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
import { diamondsInstead, genericDiamondsInstead, settingsInstead } from './parts-instead.ts';
import { draftRing, type RingDraft, RingDraftInput } from './ring-draft.ts';
import { RingProblem } from './ring-problems.ts';

@ObjectType('RingDraft', {
  description: 'A ring that is being put together, for the caller. Nothing of it is kept.',
})
class RingDraftType {
  @Field(() => Price, {
    nullable: true,
    description:
      'Of all that has been chosen: the same as the line of a cart. Null while nothing has, and while a problem keeps it from being ordered; for keys without the scope PRICES_READ always.',
  })
  readonly price: Price | null;

  @Field(() => Availability, { nullable: true, description: 'Of all that has been chosen. Null while nothing has.' })
  readonly availability: Availability | null;

  @Field(() => [RingProblem], {
    description: 'What keeps it from being ordered; what is not chosen yet is no problem.',
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
const unseen = 'Null: not chosen, or not for the caller’s eyes.';

@Resolver(() => RingDraftType)
export class RingDraftResolver {
  @Query(() => RingDraftType, {
    nullable: true,
    description:
      'What a ring would be, cost and lack, before it is kept anywhere. INVALID_REQUEST for a diamond and a generic diamond at once. Open to everybody.',
  })
  async ringDraft(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RingDraftInput, { description: 'What has been chosen.' }) input: RingDraftInput,
  ): Promise<RingDraftType> {
    return new RingDraftType(await draftRing(ctx, input), input.genericDiamondNumber != null);
  }

  @FieldResolver(() => stockOutput(ringSettings), { nullable: true, description: unseen })
  async ringSetting(
    @Ctx() ctx: RequestContext,
    @Root() { draft }: RingDraftType,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return draft.setting && ((await settingById(ctx, draft.setting.id, selectedPaths(info))) ?? null);
  }

  @FieldResolver(() => stockOutput(diamonds), { nullable: true, description: unseen })
  async diamond(
    @Ctx() ctx: RequestContext,
    @Root() { draft, isGeneric }: RingDraftType,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    if (isGeneric || draft.stone === null) return null;
    return (await diamondById(ctx, draft.stone.id, selectedPaths(info))) ?? null;
  }

  @FieldResolver(() => stockOutput(genericDiamonds), { nullable: true, description: unseen })
  async genericDiamond(
    @Ctx() ctx: RequestContext,
    @Root() { draft, isGeneric }: RingDraftType,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    if (!isGeneric || draft.stone === null) return null;
    return (await genericDiamondById(ctx, draft.stone.id, selectedPaths(info))) ?? null;
  }
}

/** What could be chosen instead, so that setting and stone fit. */
@Resolver(() => RingDraftType)
class RingDraftInstead {
  @FieldResolver(() => [stockOutput(ringSettings)], {
    description: 'At most three settings for sale that take the chosen stone, the most like the chosen setting first.',
  })
  settingsInstead(@Ctx() ctx: RequestContext, @Root() { draft }: RingDraftType): Promise<readonly object[]> {
    return settingsInstead(ctx, draft.stone, draft.setting);
  }

  @FieldResolver(() => [stockOutput(diamonds)], {
    description: 'At most three diamonds for sale that the chosen setting takes, the nearest in weight first.',
  })
  diamondsInstead(@Ctx() ctx: RequestContext, @Root() { draft }: RingDraftType): Promise<readonly object[]> {
    return diamondsInstead(ctx, draft.stone, draft.setting);
  }

  @FieldResolver(() => [stockOutput(genericDiamonds)], {
    description: 'At most three generic diamonds that the chosen setting takes, the nearest in weight first.',
  })
  genericDiamondsInstead(@Ctx() ctx: RequestContext, @Root() { draft }: RingDraftType): Promise<readonly object[]> {
    return genericDiamondsInstead(ctx, draft.stone, draft.setting);
  }
}

export const ringDraftParts = [RingDraftInstead] as const;
