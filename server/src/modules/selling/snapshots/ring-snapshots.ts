import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { type RingParts, type RingTable, ringsById } from '../../ring-builder/index.ts';
import { ringSettings } from '../../stock-types/ring-settings/index.ts';
import { type ItemFact, type ItemSnapshot, type ReadSnapshots, snapshotsOf } from './item-snapshot.ts';

const settingSnapshots = snapshotsOf(ringSettings, {
  facts: ['style', 'material', 'karatGold', 'colorOfGold', 'sideStones', 'sideStonesCarats'],
});

/** Reads what orders keep of rings: of the setting, of how the ring is made, and of the stone with its report. Three queries. */
export const ringSnapshots =
  (table: RingTable, stoneSnapshots: ReadSnapshots): ReadSnapshots =>
  async (ctx: RequestContext, ids) => {
    const rings = await ringsById(ctx, table, ids);
    const settings = await settingSnapshots(
      ctx,
      rings.map(({ ringSettingId }) => ringSettingId),
    );
    const stones = await stoneSnapshots(
      ctx,
      rings.map(({ stoneId }) => stoneId),
    );
    return new Map(
      rings.map((ring) => [ring.id, together(ring, settings.get(ring.ringSettingId), stones.get(ring.stoneId))]),
    );
  };

const together = (
  ring: RingParts,
  setting: ItemSnapshot | undefined,
  stone: ItemSnapshot | undefined,
): ItemSnapshot => ({
  imageUrl: setting?.imageUrl ?? stone?.imageUrl ?? null,
  laboratory: stone?.laboratory ?? null,
  reportNumber: stone?.reportNumber ?? null,
  facts: [...(setting?.facts ?? []), ...factsOf(ring), ...(stone?.facts ?? [])],
});

const factsOf = ({ ringSize, engraving }: RingParts): ItemFact[] => [
  ...(ringSize === null ? [] : [{ label: 'Ring size', value: String(ringSize) }]),
  ...(engraving === null ? [] : [{ label: 'Engraving', value: engraving }]),
];
