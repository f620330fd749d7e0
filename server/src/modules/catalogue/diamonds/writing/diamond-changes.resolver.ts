import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, Info, Mutation, ObjectType, Resolver } from 'type-graphql';
import { selectedFields } from '../../../../kernel/transport/selection.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { DiamondType } from '../diamond.type.ts';
import { type DiamondView, planFor } from '../diamond-view.ts';
import type { DiamondRow } from '../lists/diamond-row.ts';
import { changeDiamondStatus } from './change-diamond-status.ts';
import {
  ChangeDiamondStatusInput,
  CreateDiamondInput,
  HighlightDiamondInput,
  SetDiamondActiveInput,
  UpdateDiamondInput,
} from './diamond-changes.input.ts';
import { highlightDiamond } from './highlight-diamond.ts';
import { createDiamond, updateDiamond } from './save-diamond.ts';
import { setDiamondActive } from './set-diamond-active.ts';

@ObjectType()
class ChangedDiamond {
  @Field(() => DiamondType, { description: 'The stone as it is now.' })
  diamond!: DiamondView;
}

@ObjectType({ description: 'Outcome of createDiamond.' })
class CreateDiamondPayload extends ChangedDiamond {}
@ObjectType({ description: 'Outcome of updateDiamond.' })
class UpdateDiamondPayload extends ChangedDiamond {}
@ObjectType({ description: 'Outcome of setDiamondActive.' })
class SetDiamondActivePayload extends ChangedDiamond {}
@ObjectType({ description: 'Outcome of changeDiamondStatus.' })
class ChangeDiamondStatusPayload extends ChangedDiamond {}
@ObjectType({ description: 'Outcome of highlightDiamond.' })
class HighlightDiamondPayload extends ChangedDiamond {}

/** The stone that a command has changed, as far as the operation asks for it. */
const changed = (info: GraphQLResolveInfo, row: DiamondRow): ChangedDiamond => ({
  diamond: planFor(selectedFields(info, 'diamond')).view(row),
});

@Resolver()
export class DiamondChangesResolver {
  @Mutation(() => CreateDiamondPayload, {
    nullable: true,
    description: 'Puts a new stone on stock. Administrators only.',
  })
  async createDiamond(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => CreateDiamondInput) input: CreateDiamondInput,
  ): Promise<CreateDiamondPayload> {
    return changed(info, await createDiamond(ctx, input));
  }

  @Mutation(() => UpdateDiamondPayload, {
    nullable: true,
    description:
      'Changes what is given of a stone; refused (STALE_VERSION) when somebody else was faster. Administrators only.',
  })
  async updateDiamond(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => UpdateDiamondInput) input: UpdateDiamondInput,
  ): Promise<UpdateDiamondPayload> {
    return changed(info, await updateDiamond(ctx, input));
  }

  @Mutation(() => SetDiamondActivePayload, {
    nullable: true,
    description: 'Puts a stone on the lists or takes it off them. Administrators only.',
  })
  async setDiamondActive(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => SetDiamondActiveInput) input: SetDiamondActiveInput,
  ): Promise<SetDiamondActivePayload> {
    return changed(info, await setDiamondActive(ctx, input));
  }

  @Mutation(() => ChangeDiamondStatusPayload, {
    nullable: true,
    description: 'Puts a stone on sale, on hold, out of sale or on memo. Administrators only.',
  })
  async changeDiamondStatus(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => ChangeDiamondStatusInput) input: ChangeDiamondStatusInput,
  ): Promise<ChangeDiamondStatusPayload> {
    return changed(info, await changeDiamondStatus(ctx, input));
  }

  @Mutation(() => HighlightDiamondPayload, {
    nullable: true,
    description: 'Makes a stone the only highlighted one. Administrators only.',
  })
  async highlightDiamond(
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => HighlightDiamondInput) input: HighlightDiamondInput,
  ): Promise<HighlightDiamondPayload> {
    return changed(info, await highlightDiamond(ctx, input));
  }
}
