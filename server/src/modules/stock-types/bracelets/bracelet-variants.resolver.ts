import { Arg, Ctx, Query, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { stockOutput, stockView } from '../../stock/graphql/index.ts';
import { bracelets } from './bracelet.stock.ts';
import { findBraceletVariants } from './find-bracelet-variants.ts';

@Resolver()
export class BraceletVariantsResolver {
  @Query(() => [stockOutput(bracelets)], {
    nullable: true,
    description:
      'The variants of one bracelet that the caller may see, oldest first. ITEM_NOT_FOUND when the name has none; an empty list when it has none of that colour and size.',
  })
  async braceletVariants(
    @Ctx() ctx: RequestContext,
    @Arg('name', () => String, { description: 'The name that they share, without regard to case.' }) name: string,
    @Arg('color', () => String, { nullable: true, description: 'Only this colour, without regard to case.' })
    color?: string,
    @Arg('size', () => String, { nullable: true, description: 'Only this size, without regard to case.' })
    size?: string,
  ): Promise<object[]> {
    const variants = await findBraceletVariants(ctx, { name, color, size });
    return variants.map((variant) => stockView(bracelets, variant));
  }
}
