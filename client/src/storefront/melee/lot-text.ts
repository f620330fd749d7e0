import type { MeleeLotRowFragment } from '../../graphql/generated/graphql';
import { meleeLot } from '../../graphql/generated/stock/meleeLot';
import { isOrderable } from '../../shared/items/availability';
import { choiceLabels } from '../../shared/stock-lists/stock-columns';
import type { Mark } from '../../table/columns/list-column';
import { formatMeasure } from '../../ui/numbers';

type Lot = MeleeLotRowFragment;

const colors = choiceLabels(meleeLot, 'color');

/** Formats the diameter range of a lot: `1.1–1.3 mm`. Null if unknown. */
function sizeOfLot({ sizeFrom, sizeTo }: Pick<Lot, 'sizeFrom' | 'sizeTo'>): string | null {
  const sizes = [sizeFrom, sizeTo].filter((size) => size !== null);
  const text = [...new Set(sizes)].map(formatMeasure).join('–');
  return text === '' ? null : `${text} mm`;
}

/** Returns the title of a lot: `White, 1.1–1.3 mm`. */
export function titleOfLot(lot: Pick<Lot, 'color' | 'sizeFrom' | 'sizeTo'>): string {
  return [colors[lot.color] ?? lot.color, sizeOfLot(lot)].filter((text) => text !== null).join(', ');
}

/** Returns the availability mark of a lot. */
export function lotMark({ availability, carats }: Pick<Lot, 'availability' | 'carats'>): Mark {
  return !isOrderable(availability) || carats === 0
    ? { text: 'Sold out', tone: 'danger' }
    : { text: 'Available', tone: 'ok' };
}
