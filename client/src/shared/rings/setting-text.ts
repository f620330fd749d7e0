import type { RingSettingRowFragment } from '../../graphql/generated/graphql';
import { formatCarats } from '../../ui/numbers';
import { usSizeText } from '../../ui/ring-size/ring-sizes';

type Setting = RingSettingRowFragment;

/** `from 0.70`, `up to 1.50`, `0.70 to 1.50`; null where both ends are open. */
export function rangeText<Value>(from: Value | null, to: Value | null, show: (value: Value) => string): string | null {
  if (from === null) {
    return to === null ? null : `up to ${show(to)}`;
  }
  return to === null ? `from ${show(from)}` : `${show(from)} to ${show(to)}`;
}

/** Which stones a setting takes. `Round, Pear · 0.70 to 1.50 ct` */
export function takesText({
  shapes,
  caratsFrom,
  caratsTo,
}: Pick<Setting, 'shapes' | 'caratsFrom' | 'caratsTo'>): string {
  const weights = rangeText(caratsFrom, caratsTo, formatCarats);
  const labels = shapes.map(({ label }) => label).join(', ');
  return [labels === '' ? 'No stones' : labels, weights === null ? null : `${weights} ct`]
    .filter((text) => text !== null)
    .join(' · ');
}

/** The US sizes in which a setting is made. `4 to 9` */
export const sizesText = ({ ringSizeFrom, ringSizeTo }: Pick<Setting, 'ringSizeFrom' | 'ringSizeTo'>): string | null =>
  rangeText(ringSizeFrom, ringSizeTo, usSizeText);
