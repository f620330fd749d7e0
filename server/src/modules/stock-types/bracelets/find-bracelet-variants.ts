import { sql } from 'kysely';
import { AppError } from '../../../kernel/errors/errors.ts';
import { OptionalText, RequiredText } from '../../../kernel/input/field-rules.ts';
import { type Listing, shortListing } from '../../../kernel/input/page.ts';
import { etagOf } from '../../../kernel/transport/etag.ts';
import { anyone, withScope } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { revisionOf } from '../../../platform/database/change-marks.ts';
import { viewerCacheKey, viewerOf } from '../../accounts/visibility/index.ts';
import { type RowOf, readStock } from '../../stock/fields/index.ts';
import type { Bracelet } from './bracelet.entity.ts';
import { bracelets } from './bracelet.stock.ts';

const stockReaders = withScope(anyone, 'STOCK_READ');

/** Input for selecting variants of a bracelet. Text is compared case-insensitively. */
class FindBraceletVariantsInput {
  @RequiredText(100)
  name!: string;

  @OptionalText(50)
  color?: string | null | undefined;

  @OptionalText(50)
  size?: string | null | undefined;
}

/**
 * Returns the variants of a bracelet that the caller may see, ordered by ID and filtered by color and size. Empty if
 * no variant has the color and size. Throws ITEM_NOT_FOUND if the caller may not see any variant with the name.
 */
export const findBraceletVariants = query(stockReaders, FindBraceletVariantsInput, (ctx, input) =>
  readVariants(ctx, input),
);

async function readVariants(
  ctx: RequestContext,
  { name, color, size }: FindBraceletVariantsInput,
): Promise<RowOf<Bracelet>[]> {
  const variants = await readStock(ctx.em, {
    type: bracelets,
    viewer: await viewerOf(ctx),
    where: sql`lower(d.name) = lower(${name})`,
  });
  if (variants.length === 0) throw new AppError('ITEM_NOT_FOUND');
  const isWanted = (filterValue: string | null | undefined, value: string | null | undefined): boolean =>
    filterValue == null || value?.toLowerCase() === filterValue.toLowerCase();
  return variants.filter((variant) => isWanted(color, variant.color) && isWanted(size, variant.size));
}

/** Returns the variants of a bracelet as a REST list. */
export const listBraceletVariants = query(
  stockReaders,
  FindBraceletVariantsInput,
  async (ctx, input): Promise<Listing<RowOf<Bracelet>>> => {
    const variants = await readVariants(ctx, input);
    const { name, color = null, size = null } = input;
    const scope = viewerCacheKey(await viewerOf(ctx), bracelets);
    return shortListing(
      async () => etagOf('bracelet variants', await revisionOf(ctx, [bracelets.subject]), scope, name, color, size),
      async () => variants,
    );
  },
);
