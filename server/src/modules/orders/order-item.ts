import { type ClassType, createUnionType } from 'type-graphql';
import type { RequestContext } from '../../kernel/context.ts';
import { ItemType } from '../basket-lines/index.ts';
import {
  bracelets,
  customNecklaces,
  DiamondType,
  diamondById,
  eternityRings,
  jewellery,
  melee,
  type StockType,
  stockOutput,
  stockViewById,
} from '../catalogue/index.ts';
import { CompletedRingType, completedRingById, EngagementRingType, engagementRingById } from '../ring-builder/index.ts';

type Find = (ctx: RequestContext, id: number, fields: ReadonlySet<string>) => Promise<object | undefined>;

/** A kind of thing that was ordered: its GraphQL type, and how it is found. */
interface OrderedKind {
  readonly output: ClassType<object>;
  readonly find: Find;
}

const ofStock = (type: StockType): OrderedKind => ({
  output: stockOutput(type),
  find: stockViewById(type),
});

const kinds: Readonly<Record<ItemType, OrderedKind>> = {
  [ItemType.DIAMOND]: { output: DiamondType, find: diamondById },
  [ItemType.MELEE]: ofStock(melee),
  [ItemType.ENGAGEMENT_RING]: { output: EngagementRingType, find: engagementRingById },
  [ItemType.COMPLETED_RING]: { output: CompletedRingType, find: completedRingById },
  [ItemType.ETERNITY_RING]: ofStock(eternityRings),
  [ItemType.BRACELET]: ofStock(bracelets),
  [ItemType.JEWELLERY]: ofStock(jewellery),
  [ItemType.CUSTOM_NECKLACE]: ofStock(customNecklaces),
};

/** Anything that can be ordered. */
export const OrderItem = createUnionType({
  name: 'OrderItem',
  description: 'What was ordered, as it is now. More kinds may come: keep a default branch.',
  types: () => Object.values(kinds).map(({ output }) => output),
});

/** The thing of an order line, together with all others asked for in the same moment: one query per kind. */
export async function orderItemOf(
  ctx: RequestContext,
  { itemType, itemId }: { itemType: ItemType; itemId: number },
  fields: ReadonlySet<string>,
): Promise<object | null> {
  const { find, output } = kinds[itemType];
  const thing = await find(ctx, itemId, fields);
  return thing ? asInstance(output, thing) : null;
}

/** Rows do not say of which type they are: the union goes by their class, as compiled operations wait for no function. */
function asInstance(output: ClassType<object>, thing: object): object {
  if (thing instanceof output) return thing;
  const instance: object = Object.create(output.prototype);
  return Object.assign(instance, thing);
}
