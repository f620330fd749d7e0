import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { DateTimeScalar, MoneyScalar } from '../../../kernel/values/scalars.ts';
import { CaratsScalar } from '../../carats/index.ts';
import { DiamondSetKind } from '../../stock-types/diamonds/index.ts';
import { StockChangeProblem } from '../items/item-problem.ts';
import {
  type MadeSet,
  MakeDiamondSetInput,
  makeDiamondSet,
  SplitDiamondSetInput,
  splitDiamondSet,
} from './diamond-sets.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'Result of `makeDiamondSet`. Amounts are before markups.',
})
class MakeDiamondSetPayload implements MadeSet {
  @Field(() => DiamondSetKind, { description: 'Kind of the set.' }) kind!: DiamondSetKind;
  @Field(() => String, { nullable: true, description: 'Name of the line set. Null for a pair.' }) name!: string | null;
  @Field(() => [ID], { description: 'IDs of the diamonds in the set.' }) stoneIds!: readonly number[];
  @Field(() => CaratsScalar, { description: 'Total weight in carats.' }) carats!: string;
  @Field(() => MoneyScalar, { description: 'Total price in USD.' }) total!: string;
  @Field(() => MoneyScalar, { description: 'Average price per carat in USD.' }) perCarat!: string;
  @Field(() => [StockChangeProblem], {
    description: 'Diamonds that cannot be part of the set. Only returned by dry runs.',
  })
  problems!: readonly StockChangeProblem[];
  @Field(() => Boolean, { description: 'Whether this was a dry run, which changes nothing.' }) isDryRun!: boolean;
  @Field(() => String, { nullable: true, description: 'Token for `undoStockChange`. Null for a dry run.' }) undoToken!:
    | string
    | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'End of the undo period: 30 days after the change. Null for a dry run.',
  })
  undoUntil!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'Result of `splitDiamondSet`.' })
class SplitDiamondSetPayload {
  @Field(() => Int, { description: 'Number of diamonds in the former set.' }) stones!: number;
  @Field(() => String, { description: 'Token for `undoStockChange`.' }) undoToken!: string;
  @Field(() => DateTimeScalar, { description: 'End of the undo period: 30 days after the change.' }) undoUntil!: Date;
}

@Resolver()
export class DiamondSetsResolver {
  @Mutation(() => MakeDiamondSetPayload, {
    nullable: true,
    description:
      'Combines diamonds into a line set or a pair, which is listed and sold as one. INVALID_REQUEST (409) with a detail for each diamond ' +
      'that cannot be part of it; a dry run returns them as problems. Administrators only.',
  })
  makeDiamondSet(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MakeDiamondSetInput, { description: 'Diamonds and kind of the set.' })
    input: MakeDiamondSetInput,
  ): Promise<MakeDiamondSetPayload> {
    return makeDiamondSet(ctx, input);
  }

  @Mutation(() => SplitDiamondSetPayload, {
    nullable: true,
    description:
      'Splits a line set or pair into single diamonds. INVALID_REQUEST (409) if one of them is in an open order. ' +
      'Administrators only.',
  })
  async splitDiamondSet(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SplitDiamondSetInput, { description: 'Set to split.' }) input: SplitDiamondSetInput,
  ): Promise<SplitDiamondSetPayload> {
    const { stones, token, until } = await splitDiamondSet(ctx, input);
    return { stones, undoToken: token, undoUntil: until };
  }
}
