import { anyOf } from '../../../platform/database/statements/statements.ts';
import { AllocatedStock } from '../../reservations/index.ts';
import {
  EngagementRing,
  EngagementRingInput,
  EngagementRingType,
  engagementRingById,
  fitEngagementRing,
} from '../../ring-builder/index.ts';
import { Availability } from '../../stock/values/index.ts';
import { diamonds } from '../../stock-types/diamonds/index.ts';
import { queryIn } from '../database.ts';
import { diamondKind } from './diamond.kind.ts';
import { partField } from './item-field.ts';
import { byWanted, idsOf } from './offer.ts';
import { type RingStone, ringKind } from './ring-kind.ts';

/** Ring settings with a diamond. The diamond is one of a kind, and the setting is made to order. */
export const engagementRingKind = ringKind({
  itemType: 4,
  noun: 'engagement ring',
  table: 'engagement_ring',
  entity: EngagementRing,
  graphqlName: 'engagementRing',
  // All fields of a ring are always read, so that calls that select different fields share a query.
  view: { output: EngagementRingType, find: (ctx, id) => engagementRingById(ctx, id) },
  line: { name: 'EngagementRingLine', description: 'Ring setting with a diamond.' },
  newRingField: partField(
    'engagementRing',
    EngagementRingInput,
    'New ring made from a setting and a diamond.',
    async (ring, ctx) => ({
      parts: await fitEngagementRing(ctx, ring),
    }),
  ),
  existing: 'ID of an engagement ring that the caller has created.',
  rest: {
    stoneId: 'diamondId',
    wishedSettingId: 'engagementRingSettingId',
    wishedStoneId: 'engagementDiamondId',
  },
  stoneSnapshots: diamondKind.snapshots,
  stoneType: diamonds,
  async stones(ctx, ids) {
    const requested = ids.map((itemId) => ({ itemId, parts: null, numberOfStones: null, carats: null }));
    const stoneOffers = await diamondKind.offers(ctx, requested);
    return new Map(
      requested.flatMap((item): [number, RingStone][] => {
        const stone = stoneOffers.get(item);
        if (!stone) return [];
        // Stones of line sets are sold only with the set.
        return [[item.itemId, stone.lineSet === null ? stone : { ...stone, availability: Availability.GONE }]];
      }),
    );
  },
  async reservations(em, requested) {
    const rings = queryIn(em).selectFrom('engagement_ring').select(['id as itemId', 'diamond_id as diamondId']);
    const rows = await rings.where('id', '=', anyOf(idsOf(requested))).execute();
    return byWanted(requested, rows, ({ diamondId }) => ({
      itemType: AllocatedStock.DIAMONDS,
      itemId: diamondId,
      stones: null,
      carats: null,
    }));
  },
});
