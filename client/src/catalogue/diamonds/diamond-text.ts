import type { DiamondRowFragment } from '../../graphql/generated/graphql';
import { formatCount, formatDimensions, formatExactCarats } from '../../ui/numbers';

interface Labelled {
  readonly label: string;
}

interface NamedStone {
  readonly shape: Labelled;
  readonly carats: number;
  readonly color: Labelled | null;
  readonly clarity: Labelled | null;
}

/** A stone in a line. `Round 1.023 ct, F, VS1` */
export function diamondTitle(stone: NamedStone): string {
  const grades = [stone.color?.label, stone.clarity?.label].filter((grade) => grade !== undefined);
  return [`${stone.shape.label} ${formatExactCarats(stone.carats)} ct`, ...grades].join(', ');
}

/** Length ÷ width, `null` where the report does not measure both. */
export function ratioOf({ length, width }: Pick<DiamondRowFragment['proportions'], 'length' | 'width'>): number | null {
  return length !== null && width !== null && length > 0 && width > 0 ? length / width : null;
}

/** `6.41 × 6.44 × 3.98`, empty where nothing is measured. */
export function measurementsOf({ length, width, height }: DiamondRowFragment['proportions']): string {
  return formatDimensions(length, width, height);
}

/** Where a stone has its page. */
export function diamondHref(stone: Pick<DiamondRowFragment, 'stockNumber'>): string {
  return `/diamond/${encodeURIComponent(stone.stockNumber)}`;
}

/** `1 stone`, `1,240 stones` */
export function stoneCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'stone' : 'stones'}`;
}
