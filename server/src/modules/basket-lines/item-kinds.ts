import type { ClassType } from 'type-graphql';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
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
import { ItemType } from './item-type.ts';

/** A kind of thing as GraphQL shows it. */
interface ItemKind {
  readonly output: ClassType<object>;
  /** One of them, unless it is out of the caller's sight; with others asked for in the same moment by one query. */
  readonly find: (ctx: RequestContext, id: number, fields: ReadonlySet<string>) => Promise<object | undefined>;
}

const ofStock = (type: StockType): ItemKind => ({ output: stockOutput(type), find: stockViewById(type) });

/** What can be in a list or on an order. */
export const itemKinds: Readonly<Record<ItemType, ItemKind>> = {
  [ItemType.DIAMOND]: { output: DiamondType, find: diamondById },
  [ItemType.MELEE]: ofStock(melee),
  // Rings are read whole: whatever is asked of them, they share a query.
  [ItemType.ENGAGEMENT_RING]: { output: EngagementRingType, find: (ctx, id) => engagementRingById(ctx, id) },
  [ItemType.COMPLETED_RING]: { output: CompletedRingType, find: (ctx, id) => completedRingById(ctx, id) },
  [ItemType.ETERNITY_RING]: ofStock(eternityRings),
  [ItemType.BRACELET]: ofStock(bracelets),
  [ItemType.JEWELLERY]: ofStock(jewellery),
  [ItemType.CUSTOM_NECKLACE]: ofStock(customNecklaces),
};
