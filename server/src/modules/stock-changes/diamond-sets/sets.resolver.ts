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
  description: 'Outcome of makeDiamondSet. Amounts are those of the house, before markups.',
})
class MakeDiamondSetPayload implements MadeSet {
  @Field(() => DiamondSetKind, { description: 'What they are now.' }) kind!: DiamondSetKind;
  @Field(() => String, { nullable: true, description: 'Name of the line set. Null: a pair.' }) name!: string | null;
  @Field(() => [ID], { description: 'Ids of its stones.' }) stoneIds!: readonly number[];
  @Field(() => CaratsScalar, { description: 'What they weigh together.' }) carats!: string;
  @Field(() => MoneyScalar, { description: 'What they cost together.' }) total!: string;
  @Field(() => MoneyScalar, { description: 'What a carat of them costs on average.' }) perCarat!: string;
  @Field(() => [StockChangeProblem], { description: 'Of a dry run: stones that cannot be in it.' })
  problems!: readonly StockChangeProblem[];
  @Field(() => Boolean, { description: 'True: nothing was changed.' }) isDryRun!: boolean;
  @Field(() => String, { nullable: true, description: 'For `undoStockChange`.' }) undoToken!: string | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Until when it can be undone: a day.' })
  undoUntil!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of splitDiamondSet.' })
class SplitDiamondSetPayload {
  @Field(() => Int, { description: 'How many stones it had.' }) stones!: number;
  @Field(() => String, { description: 'For `undoStockChange`.' }) undoToken!: string;
  @Field(() => DateTimeScalar, { description: 'Until when it can be undone: a day.' }) undoUntil!: Date;
}

@Resolver()
export class DiamondSetsResolver {
  @Mutation(() => MakeDiamondSetPayload, {
    nullable: true,
    description:
      'Makes stones a line set or a pair, which is listed and sold as one. INVALID_REQUEST (409) with a detail for each stone ' +
      'that cannot be in it; a dry run answers them as problems. Administrators only.',
  })
  makeDiamondSet(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MakeDiamondSetInput, { description: 'The stones, and what they become.' })
    input: MakeDiamondSetInput,
  ): Promise<MakeDiamondSetPayload> {
    return makeDiamondSet(ctx, input);
  }

  @Mutation(() => SplitDiamondSetPayload, {
    nullable: true,
    description:
      'Makes the stones of a line set or pair single stones. INVALID_REQUEST (409) where an open order has one of them. ' +
      'Administrators only.',
  })
  async splitDiamondSet(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SplitDiamondSetInput, { description: 'One of its stones.' }) input: SplitDiamondSetInput,
  ): Promise<SplitDiamondSetPayload> {
    const { stones, token, until } = await splitDiamondSet(ctx, input);
    return { stones, undoToken: token, undoUntil: until };
  }
}
