import { invalid } from '../../../kernel/errors/errors.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { shapes } from '../../reference-data/index.ts';
import {
  findDiamondPart,
  findGenericPart,
  findSettingPart,
  type SettingPart,
  type StonePart,
} from '../fit/ring-parts.ts';
import type { CompletedRingInput, EngagementRingInput } from './ring.inputs.ts';
import type { RingParts } from './ring.type.ts';

/**
 * What a ring is to be made of; nothing is stored. Throws ITEM_NOT_FOUND and DIAMOND_NOT_FOUND for a setting or diamond
 * that the caller may not see, INVALID_REQUEST for what does not fit.
 */
export async function fitEngagementRing(ctx: RequestContext, input: EngagementRingInput): Promise<RingParts> {
  const setting = await findSettingPart(ctx, input.ringSettingId);
  const stone = await findDiamondPart(ctx, input.diamondId);
  requireFit(setting, stone, 'diamondId');
  requireSize(setting, input.ringSize);
  return partsOf(input, input.diamondId);
}

/** The same with a generic diamond. Throws ITEM_NOT_FOUND for one that the caller may not see. */
export async function fitCompletedRing(ctx: RequestContext, input: CompletedRingInput): Promise<RingParts> {
  const setting = await findSettingPart(ctx, input.ringSettingId);
  const stone = await findGenericPart(ctx, input.genericDiamondId);
  requireFit(setting, stone, 'genericDiamondId');
  requireSize(setting, input.ringSize);
  return partsOf(input, input.genericDiamondId);
}

const partsOf = (
  { ringSettingId, ringSize = null, engraving = null }: EngagementRingInput | CompletedRingInput,
  stoneId: number,
): RingParts => ({ ringSettingId, stoneId, ringSize, engraving });

/** A setting takes a stone when its shape is among `shapes` and its carats are, or can be, within the range. */
function requireFit(setting: SettingPart, stone: StonePart, path: string): void {
  if (!setting.shapeIds.includes(stone.shapeId)) {
    const label = shapes.byId.get(stone.shapeId)?.label ?? 'of that shape';
    throw invalid(path, `is ${label}, which the setting does not take`);
  }
  const isTooSmall =
    setting.caratsFrom !== null && stone.caratsTo !== null && Number(stone.caratsTo) < Number(setting.caratsFrom);
  const isTooLarge = setting.caratsTo !== null && Number(stone.caratsFrom) > Number(setting.caratsTo);
  if (isTooSmall || isTooLarge) {
    const from = setting.caratsFrom === null ? 'any weight' : `${Number(setting.caratsFrom)} ct`;
    const to = setting.caratsTo === null ? 'any weight' : `${Number(setting.caratsTo)} ct`;
    throw invalid(path, `is too ${isTooSmall ? 'small' : 'large'}: the setting takes ${from} to ${to}`);
  }
}

function requireSize({ ringSizeFrom, ringSizeTo }: SettingPart, ringSize: number | null | undefined): void {
  if (ringSize === null || ringSize === undefined) return;
  const isTooSmall = ringSizeFrom !== null && ringSize < ringSizeFrom;
  const isTooLarge = ringSizeTo !== null && ringSize > ringSizeTo;
  if (isTooSmall || isTooLarge) {
    throw invalid('ringSize', `the setting is made in sizes ${ringSizeFrom ?? 'up'} to ${ringSizeTo ?? 'any'}`);
  }
}
