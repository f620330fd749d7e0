import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { itemKinds } from '../kinds/kinds.ts';
import type { ItemChoice, WantedRow } from '../kinds/offer.ts';

/** A row that stands for an item: a wish, or a line of an order. */
interface ChosenRow extends WantedRow {
  readonly ringSize: string | null;
  readonly lineSet: string | null;
}

/** What an item that the caller names by one field means: of `BasketItemInput`, or of another input with fields of kinds. Looks up and writes nothing: a ring that is to be put together is its parts. */
export async function choiceOf(
  ctx: RequestContext,
  item: object,
  wishes: ReadonlyMap<number, ChosenRow>,
): Promise<ItemChoice | AppError> {
  const [given, ...others] = Object.entries(item).filter(([, value]) => value !== undefined && value !== null);
  if (!given || others.length > 0) return invalid('', 'must name exactly one item');
  const [name, value] = given;
  for (const { itemType, fields } of itemKinds) {
    const field = fields.find((candidate) => candidate.name === name);
    if (!field) continue;
    const part = field.isPart ? name : null;
    try {
      return { ...nothingSaid, itemType, part, ...(await field.meaning(ctx, value)) };
    } catch (error) {
      if (error instanceof AppError) return withinItem(error, part);
      throw error;
    }
  }
  const wish = wishes.get(Number(value));
  return (wish && choiceOfRow(wish)) ?? new AppError('ITEM_NOT_FOUND', { explanation: wishGone });
}

const wishGone = 'This is not on your wishlist any more. Choose the item itself.';

const nothingSaid = {
  itemId: null,
  parts: null,
  numberOfStones: null,
  carats: null,
  ringSize: null,
  asSet: false,
  part: null,
} as const;

const withinItem = (error: AppError, part: string | null): AppError =>
  part === null ? error : error.withPaths((path) => (path === '' ? '' : `${part}.${path}`));

/** The item that a row stands for, with its amount; a row that came with a set means the set. Undefined: it is deleted. */
export function choiceOfRow(row: ChosenRow): ItemChoice | undefined {
  const { itemType, itemId, numberOfStones, carats, ringSize, lineSet } = row;
  if (itemId === null) return undefined;
  return { ...nothingSaid, itemType, itemId, numberOfStones, carats, ringSize, asSet: lineSet !== null };
}
