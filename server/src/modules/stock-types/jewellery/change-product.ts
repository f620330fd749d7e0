import { OptionalVersion } from '../../../kernel/input/expected-version.ts';
import { RequiredObject, RequiredText } from '../../../kernel/input/field-rules.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command, preparedCommand } from '../../../kernel/use-cases/use-case.ts';
import { stockInputs } from '../../stock/graphql/index.ts';
import { picturesOf, storedPictures } from '../../stock/pictures/index.ts';
import { changeStock, removeStock } from '../../stock/writing/index.ts';
import { jewellery } from './jewellery.stock.ts';

/** REST names jewellery by its stock number. */
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

/** Changes what is given of a piece of jewellery. ITEM_NOT_FOUND, or STALE_VERSION when somebody else was faster. */
export const changeProduct = preparedCommand(
  administrator,
  ChangeProductInput,
  ({ services }, { set }) => storedPictures(services.media, picturesOf(jewellery), set, 'set'),
  (ctx, { stockNumber, expectedVersion }, set) =>
    changeStock(ctx, jewellery, { stockNumber }, { expectedVersion, set }),
);

/** Deletes a piece of jewellery for good; INVALID_REQUEST 409 when an open order has it. */
export const deleteProduct = command(administrator, ProductRef, (ctx, { stockNumber }) =>
  removeStock(ctx, jewellery, { stockNumber }),
);
