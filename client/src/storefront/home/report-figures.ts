import type { HighlightedDiamondFragment } from '../../graphql/generated/graphql';
import { formatDimensions, formatExactCarats, formatMeasure, formatPrice } from '../../ui/numbers';

export type HighlightedDiamond = HighlightedDiamondFragment;

/** A label of the report and its value. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  /** Too long for one column. */
  readonly isWide?: boolean;
}

function figure(label: string, value: string | null | undefined): Figure[] {
  return value == null || value === '' ? [] : [{ label, value }];
}

function percent(value: number | null): string | null {
  return value === null ? null : `${formatMeasure(value)} %`;
}

/** What the stone's report says, as far as it says it, with the price to the viewer at the end. */
export function reportFigures(diamond: HighlightedDiamond): Figure[] {
  const { length, width, height, tablePercent, depthPercent } = diamond.proportions;
  const dimensions = formatDimensions(length, width, height);
  return [
    ...figure('Carat weight', `${formatExactCarats(diamond.carats)} ct`),
    ...figure('Colour grade', diamond.color?.label),
    ...figure('Clarity grade', diamond.clarity?.label),
    ...figure('Cut grade', diamond.cut?.label),
    ...figure('Table', percent(tablePercent)),
    ...figure('Depth', percent(depthPercent)),
    ...(dimensions === '' ? [] : [{ label: 'Measurements', value: `${dimensions} mm`, isWide: true }]),
    ...figure('Price', formatPrice(diamond.price?.total)),
  ];
}
