import type { BasketLine } from './line-kinds';

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
