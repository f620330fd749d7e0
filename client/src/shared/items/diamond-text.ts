import type { DiamondRowFragment } from '../../graphql/generated/graphql';
import { formatCount, formatDimensions, formatExactCarats, formatMeasure } from '../../ui/numbers';

interface WithLabel {
  readonly label: string;
}

interface NamedStone {
  readonly shape: WithLabel;
  readonly carats: number;
  readonly color: WithLabel | null;
  readonly clarity: WithLabel | null;
  readonly parcelStones?: number;
}

/** Returns the title of a stone or parcel. `Round 1.023 ct, F, VS1`, `Parcel of 12: Round 3.000 ct, G, SI1` */
export function diamondTitle(stone: NamedStone): string {
  const grades = [stone.color?.label, stone.clarity?.label].filter((grade) => grade !== undefined);
  const { parcelStones = 1 } = stone;
  const parcel = parcelStones > 1 ? `Parcel of ${formatCount(parcelStones)}: ` : '';
  return [`${parcel}${stone.shape.label} ${formatExactCarats(stone.carats)} ct`, ...grades].join(', ');
}

/** Returns the ratio of length to width. Null if the report does not contain both. */
export function ratioOf({ length, width }: Pick<DiamondRowFragment['proportions'], 'length' | 'width'>): number | null {
  return length !== null && width !== null && length > 0 && width > 0 ? length / width : null;
}

/** Formats measurements. `6.41 × 6.44 × 3.98`; an empty string if there are none. */
export function measurementsOf({ length, width, height }: DiamondRowFragment['proportions']): string {
  return formatDimensions(length, width, height);
}

/** Formats the cut and fluorescence facts of the report. `Depth 61.4% · Table 57% · No fluorescence` */
export function cutFacts({
  proportions,
  fluorescence,
}: Pick<DiamondRowFragment, 'proportions' | 'fluorescence'>): string {
  const { depthPercent, tablePercent } = proportions;
  return [
    depthPercent === null ? null : `Depth ${formatMeasure(depthPercent)}%`,
    tablePercent === null ? null : `Table ${formatMeasure(tablePercent)}%`,
    fluorescence === null ? null : `${fluorescence.code === 'NON' ? 'No' : fluorescence.label} fluorescence`,
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
}

/** Returns the URL of a stone's page. */
export function diamondHref(stone: Pick<DiamondRowFragment, 'stockNumber'>): string {
  return `/diamond/${encodeURIComponent(stone.stockNumber)}`;
}

/** Returns the name of a laboratory. Null for the laboratory `None`, which marks stones without a report. */
export const laboratoryName = (laboratory: { readonly label: string } | null): string | null =>
  laboratory === null || laboratory.label === 'None' ? null : laboratory.label;
