import { invalid } from '../../../kernel/errors/errors.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { sumOf } from '../../../kernel/values/money.ts';
import { shapes } from '../../reference-data/index.ts';
import { mostRestrictiveOf } from '../../stock/values/index.ts';
import { isTooLight, Misfit, misfitOf } from '../../stock-types/ring-settings/index.ts';
import {
  findDiamondPart,
  findGenericPart,
  findSettingPart,
  type OfferedPart,
  type SettingPart,
  type StonePart,
} from '../fit/ring-parts.ts';
import type { CompletedRingInput, EngagementRingInput } from './ring.inputs.ts';
import type { RingParts } from './ring.type.ts';

/**
 * Checks that the diamond fits the setting and that the setting is available in the ring size. Does not store
 * anything. Throws ITEM_NOT_FOUND or DIAMOND_NOT_FOUND if a part is not visible to the caller, and INVALID_REQUEST if
 * the parts do not fit.
 */
export async function fitEngagementRing(ctx: RequestContext, input: EngagementRingInput): Promise<RingParts> {
  const setting = await findSettingPart(ctx, input.ringSettingId);
  const stone = await findDiamondPart(ctx, input.diamondId);
  requireFit(setting, stone, 'diamondId');
  requireSize(setting, input.ringSize);
  return partsOf(input, input.diamondId);
}

/**
 * Checks that the generic diamond fits the setting and that the setting is available in the ring size. Does not store
 * anything. Throws ITEM_NOT_FOUND if a part is not visible to the caller, and INVALID_REQUEST if the parts do not
 * fit.
 */
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

function requireFit(setting: SettingPart, stone: StonePart, path: string): void {
  switch (misfitOf(setting, stone)) {
    case Misfit.SHAPE:
      throw invalid(
        path,
        `is ${shapes.byId.get(stone.shapeId)?.label ?? 'of that shape'}, which the setting does not take`,
      );
    case Misfit.WEIGHT:
      throw invalid(
        path,
        `is too ${isTooLight(setting, stone) ? 'small' : 'large'}: the setting takes ${caratRange(setting)}`,
      );
    case null:
  }
}

const caratRange = ({ caratsFrom, caratsTo }: SettingPart): string =>
  [caratsFrom, caratsTo].map((end) => (end === null ? 'any weight' : `${Number(end)} ct`)).join(' to ');

function requireSize(setting: SettingPart, ringSize: number | null | undefined): void {
  if (isMadeIn(setting, ringSize ?? null)) return;
  const { ringSizeFrom, ringSizeTo } = setting;
  throw invalid(
    'ringSize',
    `must be a size in which the setting is made: ${ringSizeFrom ?? 'up'} to ${ringSizeTo ?? 'any'}`,
  );
}

/** Returns true if the setting is available in the size, or if `ringSize` is null because no size has been chosen. */
export const isMadeIn = ({ ringSizeFrom, ringSizeTo }: SettingPart, ringSize: number | null): boolean =>
  ringSize === null || (ringSize >= (ringSizeFrom ?? 0) && ringSize <= (ringSizeTo ?? Number.POSITIVE_INFINITY));

/**
 * Returns the price and availability of a ring. The setting is made to order, so the availability is that of the
 * stone.
 */
export function offerOfRing(setting: OfferedPart, stone: OfferedPart): OfferedPart {
  return {
    totalPrice: sumOf([setting.totalPrice, stone.totalPrice]),
    availability: mostRestrictiveOf([setting.availability, stone.availability]),
    orderId: stone.orderId ?? null,
  };
}
