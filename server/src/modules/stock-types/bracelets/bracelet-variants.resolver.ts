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
      'Lists the variants of one bracelet that the caller may see, oldest first. Returns ITEM_NOT_FOUND if no variant has the name. Empty if no variant has the given color and size.',
  })
  async braceletVariants(
    @Ctx() ctx: RequestContext,
    @Arg('name', () => String, { description: 'Name shared by the variants, ignoring case.' }) name: string,
    @Arg('color', () => String, { nullable: true, description: 'Color, ignoring case. If omitted, all colors.' })
    color?: string,
    @Arg('size', () => String, { nullable: true, description: 'Size, ignoring case. If omitted, all sizes.' })
    size?: string,
  ): Promise<object[]> {
    const variants = await findBraceletVariants(ctx, { name, color, size });
    return variants.map((variant) => stockView(bracelets, variant));
  }
}
