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
  readonly typeName: string;
  readonly output: ClassType<object>;
  readonly find: Find;
}

const ofStock = (type: StockType): OrderedKind => ({
  typeName: type.typeName,
  output: stockOutput(type),
  find: stockViewById(type),
});

const kinds: Readonly<Record<ItemType, OrderedKind>> = {
  [ItemType.DIAMOND]: { typeName: 'Diamond', output: DiamondType, find: diamondById },
  [ItemType.MELEE]: ofStock(melee),
  [ItemType.ENGAGEMENT_RING]: { typeName: 'EngagementRing', output: EngagementRingType, find: engagementRingById },
  [ItemType.COMPLETED_RING]: { typeName: 'CompletedRing', output: CompletedRingType, find: completedRingById },
  [ItemType.ETERNITY_RING]: ofStock(eternityRings),
  [ItemType.BRACELET]: ofStock(bracelets),
  [ItemType.JEWELLERY]: ofStock(jewellery),
  [ItemType.CUSTOM_NECKLACE]: ofStock(customNecklaces),
};

/** Which type of GraphQL an ordered thing is: rows do not say it themselves. */
const typeNames = new WeakMap<object, string>();

/** Anything that can be ordered. */
export const OrderItem = createUnionType({
  name: 'OrderItem',
  description: 'What was ordered, as it is now. More kinds may come: keep a default branch.',
  types: () => Object.values(kinds).map(({ output }) => output),
  resolveType: (thing: object) => typeNames.get(thing),
});

/** The thing of an order line, together with all others asked for in the same moment: one query per kind. */
export async function orderItemOf(
  ctx: RequestContext,
  { itemType, itemId }: { itemType: ItemType; itemId: number },
  fields: ReadonlySet<string>,
): Promise<object | null> {
  const { find, typeName } = kinds[itemType];
  const thing = await find(ctx, itemId, fields);
  if (!thing) return null;
  typeNames.set(thing, typeName);
  return thing;
}
