import { sumOf } from '../../../kernel/values/money.ts';
import { gravestOf } from '../../stock/values/index.ts';
import type { OfferedPart } from '../fit/ring-parts.ts';

/** Returns the price and availability of a ring by its parts: the setting is made to order, the stone may not be available. */
export function offerOfRing(setting: OfferedPart, stone: OfferedPart): OfferedPart {
  return {
    totalPrice: sumOf([setting.totalPrice, stone.totalPrice]),
    availability: gravestOf([setting.availability, stone.availability]),
    orderId: stone.orderId ?? null,
  };
}
