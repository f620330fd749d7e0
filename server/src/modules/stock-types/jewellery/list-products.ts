import { IsIn, IsOptional } from 'class-validator';
import { type RawBuilder, sql } from 'kysely';
import { anyone, withScope } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { stockListing } from '../../stock/lists/index.ts';
import { jewellery } from './jewellery.stock.ts';
import { JewelleryType } from './jewellery-type.ts';

const all = 'all';
/** Not a type, but a page of its own. */
const oneOfAKind = 'one-of-a-kind';

/** Pages of the shop, as REST names them. */
export const productPages: readonly string[] = [all, ...Object.values(JewelleryType), oneOfAKind];

class ListProductsInput {
  @IsOptional()
  @IsIn(productPages, { message: `must be one of ${productPages.join(', ')}` })
  type?: string | null;
}

const isOn = (page: string): RawBuilder<boolean> => {
  if (page === all) return sql`true`;
  return page === oneOfAKind ? sql`d.is_one_of_a_kind` : sql`d.type = ${page}`;
};

/** All jewellery of one page of the shop that the caller may see, by id. */
export const listProducts = query(withScope(anyone, 'STOCK_READ'), ListProductsInput, async (ctx, { type }) => {
  const page = type ?? all;
  return stockListing(ctx, jewellery, { name: page, condition: isOn(page) });
});
