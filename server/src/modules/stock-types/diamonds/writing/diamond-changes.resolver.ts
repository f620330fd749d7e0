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
  @Field(() => stockOutput(diamonds), { description: 'The diamond after the change.' })
  diamond!: object;
}

@ObjectType({ description: 'Result of `changeDiamondStatus`.' })
class ChangeDiamondStatusPayload extends ChangedDiamond {}
@ObjectType({ description: 'Result of `highlightDiamond`.' })
class HighlightDiamondPayload extends ChangedDiamond {
  @Field(() => String, {
    nullable: true,
    simple: true,
    description:
      'Stock number of the previously highlighted diamond. Null if there was none, or if this diamond was highlighted already.',
  })
  before!: string | null;
}

const changed = (row: StockRow): ChangedDiamond => ({ diamond: stockView(diamonds, row) });

@Resolver()
export class DiamondChangesResolver {
  @Mutation(() => ChangeDiamondStatusPayload, {
    nullable: true,
    description: 'Sets the status of a diamond: available, on hold, suspended or on memo. Administrators only.',
  })
  async changeDiamondStatus(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeDiamondStatusInput) input: ChangeDiamondStatusInput,
  ): Promise<ChangeDiamondStatusPayload> {
    return changed(await changeDiamondStatus(ctx, input));
  }

  @Mutation(() => HighlightDiamondPayload, {
    nullable: true,
    description: 'Highlights a diamond in place of the current one. Administrators only.',
  })
  async highlightDiamond(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => HighlightDiamondInput) input: HighlightDiamondInput,
  ): Promise<HighlightDiamondPayload> {
    const row = await highlightDiamond(ctx, input);
    return { ...changed(row), before: row.highlightedBefore };
  }
}
