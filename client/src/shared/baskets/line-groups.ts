import type { Availability } from '../../graphql/generated/graphql';
import { isOrderable } from '../items/availability';
import type { BasketLine } from './line-kinds';

/** What sums take of a line. */
interface SummedLine {
  readonly price: { readonly total: number | null } | null;
  readonly carats: number | null;
  readonly availability: Availability;
}

/** Exact where each value has at most so many parts of one: sums of decimals are not. */
const exactly =
  (parts: number) =>
  (values: readonly (number | null | undefined)[]): number =>
    values.reduce<number>((sum, value) => sum + Math.round((value ?? 0) * parts), 0) / parts;

const inCents = exactly(100);
const inThousandths = exactly(1000);

const isThere = ({ availability }: SummedLine): boolean => isOrderable(availability);

/** What those of some lines come to that can be had. */
export const priceOfLines = (lines: readonly SummedLine[]): number =>
  inCents(lines.filter(isThere).map(({ price }) => price?.total));

/** What those of some lines weigh that can be had. */
export const caratsOfLines = (lines: readonly SummedLine[]): number =>
  inThousandths(lines.filter(isThere).map(({ carats }) => carats));

/** The groups in the order in which they stand below each other. */
const titles = {
  stones: 'Loose stones',
  sets: 'Sets and pairs',
  parcels: 'Stones of parcels',
  melee: 'Melee',
  rings: 'Rings',
  jewellery: 'Jewellery',
} as const;

type GroupKey = keyof typeof titles;

/** Where each kind of line stands. One that the schema has and this table has not does not compile. */
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

/** Lines of the same sort, in the order of their list. */
export interface LineGroup<Line> {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly Line[];
}

/** Lines by what they are. Groups without a line are left out. */
export function groupsOf<Line extends Pick<BasketLine, '__typename'>>(
  lines: readonly Line[],
): readonly LineGroup<Line>[] {
  return Object.entries(titles)
    .map(([key, title]) => ({ key, title, lines: lines.filter(({ __typename }) => groupOfKind[__typename] === key) }))
    .filter((group) => group.lines.length > 0);
}
