import { type RawBuilder, sql } from 'kysely';
import { OptionalVersion } from '../../../kernel/input/expected-version.ts';
import { RequiredObject, RequiredText } from '../../../kernel/input/field-rules.ts';
import { IsIn, IsOptional } from '../../../kernel/input/rules.ts';
import { administrator, anyone, withScope } from '../../../kernel/use-cases/access.ts';
import { command, preparedCommand, query } from '../../../kernel/use-cases/use-case.ts';
import { stockInputs } from '../../stock/graphql/index.ts';
import { stockListing } from '../../stock/lists/index.ts';
import { picturesOf, storedPictures } from '../../stock/pictures/index.ts';
import { changeStock, removeStock } from '../../stock/writing/index.ts';
import { jewellery } from './jewellery.stock.ts';
import { JewelleryType } from './jewellery-type.ts';

const all = 'all';
/** Shop page that does not correspond to a jewelry type. */
const oneOfAKind = 'one-of-a-kind';

/** Names of shop pages in REST. */
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

/** Returns the jewelry on a shop page that the caller may see, ordered by ID. */
export const listProducts = query(withScope(anyone, 'STOCK_READ'), ListProductsInput, async (ctx, { type }) => {
  const page = type ?? all;
  return stockListing(ctx, jewellery, { name: page, condition: isOn(page) });
});

/** In REST, jewelry is identified by stock number. */
class ProductRef {
  @RequiredText(64)
  stockNumber!: string;
}

class ChangeProductInput extends ProductRef {
  @OptionalVersion()
  expectedVersion?: number | null;

  @RequiredObject(() => stockInputs(jewellery).patch)
  set!: object;
}

/**
 * Updates the given fields of a piece. Throws ITEM_NOT_FOUND, and STALE_VERSION if it has been changed since it was
 * read.
 */
export const changeProduct = preparedCommand(
  administrator,
  ChangeProductInput,
  ({ services }, { set }) => storedPictures(services.media, picturesOf(jewellery), set, 'set'),
  (ctx, { stockNumber, expectedVersion }, set) =>
    changeStock(ctx, jewellery, { stockNumber }, { expectedVersion, set }),
);

/** Deletes a piece. Throws INVALID_REQUEST 409 if it is in an open order or sold. */
export const deleteProduct = command(administrator, ProductRef, (ctx, { stockNumber }) =>
  removeStock(ctx, jewellery, { stockNumber }),
);
