import type { Availability } from '../../graphql/generated/graphql';
import { isOrderable } from '../items/availability';
import type { BasketLine } from './line-kinds';

/** Line fields that totals are calculated from. */
interface SummedLine {
  readonly price: { readonly total: number | null } | null;
  readonly carats: number | null;
  readonly availability: Availability;
}

/**
 * Converts values to integers in the smallest unit (`parts` per unit) before adding them, because sums of decimals
 * are inexact.
 */
const matchesExactly =
  (parts: number) =>
  (values: readonly (number | null | undefined)[]): number =>
    values.reduce<number>((sum, value) => sum + Math.round((value ?? 0) * parts), 0) / parts;

const inCents = matchesExactly(100);
const inThousandths = matchesExactly(1000);

const isAvailable = ({ availability }: SummedLine): boolean => isOrderable(availability);

/** Returns the total price of the available lines. */
export const priceOfLines = (lines: readonly SummedLine[]): number =>
  inCents(lines.filter(isAvailable).map(({ price }) => price?.total));

/** Returns the total weight of the available lines. */
export const caratsOfLines = (lines: readonly SummedLine[]): number =>
  inThousandths(lines.filter(isAvailable).map(({ carats }) => carats));

/** Titles of the groups, in display order. */
const titles = {
  stones: 'Loose stones',
  sets: 'Sets and pairs',
  parcels: 'Stones of parcels',
  melee: 'Melee',
  rings: 'Rings',
  jewellery: 'Jewellery',
} as const;

type GroupKey = keyof typeof titles;

/** Maps each line kind to its group. Omitting a kind is a type error. */
const groupOfKind: Readonly<Record<BasketLine['__typename'], GroupKey>> = {
  DiamondLine: 'stones',
  DiamondSetLine: 'sets',
  ParcelLine: 'parcels',
  MeleeLotLine: 'melee',
  EngagementRingLine: 'rings',
  CompletedRingLine: 'rings',
  EternityRingLine: 'rings',
  BraceletLine: 'jewellery',
  JewelleryLine: 'jewellery',
  CustomNecklaceLine: 'jewellery',
};

/** Lines of one group, in list order. */
export interface LineGroup<Line> {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly Line[];
}

/** Groups lines by kind. Omits empty groups. */
export function groupsOf<Line extends Pick<BasketLine, '__typename'>>(
  lines: readonly Line[],
): readonly LineGroup<Line>[] {
  return Object.entries(titles)
    .map(([key, title]) => ({ key, title, lines: lines.filter(({ __typename }) => groupOfKind[__typename] === key) }))
    .filter((group) => group.lines.length > 0);
}
