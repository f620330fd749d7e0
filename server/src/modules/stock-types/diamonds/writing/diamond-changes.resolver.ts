import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from '../../../../kernel/graphql.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import type { StockRow } from '../../../stock/fields/index.ts';
import { stockOutput, stockView } from '../../../stock/graphql/index.ts';
import { diamonds } from '../diamond.stock.ts';
import {
  ChangeDiamondStatusInput,
  changeDiamondStatus,
  HighlightDiamondInput,
  highlightDiamond,
} from './change-diamond.ts';

@ObjectType()
class ChangedDiamond {
  @Field(() => stockOutput(diamonds), { description: 'The stone as it is now.' })
  diamond!: object;
}

@ObjectType({ description: 'Outcome of changeDiamondStatus.' })
class ChangeDiamondStatusPayload extends ChangedDiamond {}
@ObjectType({ description: 'Outcome of highlightDiamond.' })
class HighlightDiamondPayload extends ChangedDiamond {
  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'Stock number of the stone that was highlighted before. Null: none, or this one.',
  })
  before!: string | null;
}

const changed = (row: StockRow): ChangedDiamond => ({ diamond: stockView(diamonds, row) });

@Resolver()
export class DiamondChangesResolver {
  @Mutation(() => ChangeDiamondStatusPayload, {
    nullable: true,
    description: 'Puts a stone on sale, on hold, out of sale or on memo. Administrators only.',
  })
  async changeDiamondStatus(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeDiamondStatusInput) input: ChangeDiamondStatusInput,
  ): Promise<ChangeDiamondStatusPayload> {
    return changed(await changeDiamondStatus(ctx, input));
  }

  @Mutation(() => HighlightDiamondPayload, {
    nullable: true,
    description: 'Makes a stone the only highlighted one. Administrators only.',
  })
  async highlightDiamond(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => HighlightDiamondInput) input: HighlightDiamondInput,
  ): Promise<HighlightDiamondPayload> {
    const row = await highlightDiamond(ctx, input);
    return { ...changed(row), before: row.highlightedBefore };
  }
}
