import { sumOf } from '../../../kernel/values/money.ts';
import { Availability } from '../../catalogue/index.ts';
import type { OfferedPart } from '../fit/ring-parts.ts';

/** What a ring costs and whether it can be had, by its parts: the setting is made to order, the stone may be gone. */
export function offerOfRing(setting: OfferedPart, stone: OfferedPart): OfferedPart {
  const isGone = setting.availability === Availability.GONE;
  return {
    totalPrice: sumOf([setting.totalPrice, stone.totalPrice]),
    availability: isGone ? Availability.GONE : stone.availability,
    isHeldForOther: !isGone && stone.isHeldForOther === true,
  };
}
