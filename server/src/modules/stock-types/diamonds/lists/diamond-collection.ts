import { type RawBuilder, sql } from 'kysely';
import { registerEnumType } from '../../../../kernel/graphql.ts';
import { twofold } from '../../../../platform/database/statements/sql-dialects.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { blackColorId, firstFancyColorId, lastWhiteColorId, roundShapeId } from '../../../reference-data/index.ts';
import { StockStatus } from '../../../stock/fields/index.ts';
import { amountFor } from './diamond-price.ts';

/** A condition over the row `d` of `diamond`. Null counts as false. */
export type DiamondCondition = RawBuilder<boolean>;

/** The pages on which stones are shown. A stone can be on several. The values are the pages' names in addresses. */
export enum DiamondCollection {
  WHITE = 'white',
  FANCY = 'fancy',
  FANCY_SHAPES = 'fancyShapes',
  FANCY_SHAPE_LINES = 'fancyShapeLines',
  LAB_GROWN = 'labGrown',
  SALT_AND_PEPPER = 'saltnpepper',
  BLACK = 'black',
  MATCHING_PAIRS = 'matchingPairs',
  STUDS = 'studs',
  MEMO = 'memo',
  PARCELS = 'parcels',
}

registerEnumType(DiamondCollection, {
  name: 'DiamondCollection',
  description: 'The pages on which diamonds are shown. A stone can be on several. New ones may come.',
  valuesConfig: {
    WHITE: { description: 'White, round, neither lab grown nor salt and pepper.' },
    FANCY: { description: 'Neither white nor black.' },
    FANCY_SHAPES: { description: 'Any shape but round.' },
    FANCY_SHAPE_LINES: { description: 'Lines: several stones laid out and sold as one.' },
    LAB_GROWN: { description: 'Grown in a laboratory.' },
    SALT_AND_PEPPER: { description: 'Visibly included grey, black and white stones.' },
    BLACK: { description: 'Black.' },
    MATCHING_PAIRS: { description: 'Pairs.' },
    STUDS: { description: 'Pairs of round stones.' },
    MEMO: { description: 'Out on consignment.' },
    PARCELS: { description: 'Lots of more than one stone.' },
  },
});

const diamondCollections: readonly DiamondCollection[] = Object.values(DiamondCollection);

/** A collection by its name in a filter that was checked. */
export function collectionFrom(name: unknown): DiamondCollection {
  const found = diamondCollections.find((collection) => collection === name);
  if (!found) throw new Error(`there is no collection ${name}`);
  return found;
}

const round = sql.lit(roundShapeId);
const pair = sql<boolean>`(d.is_matching_pair or d.is_pair)`;

const conditions: Record<DiamondCollection, DiamondCondition | ((viewer: Viewer) => DiamondCondition)> = {
  [DiamondCollection.WHITE]: sql`(d.color_id <= ${sql.lit(lastWhiteColorId)} and d.shape_id = ${round} and not d.is_lab_grown and not d.is_snp)`,
  [DiamondCollection.FANCY]: sql`(d.color_id >= ${sql.lit(firstFancyColorId)})`,
  [DiamondCollection.FANCY_SHAPES]: sql`(d.shape_id <> ${round})`,
  [DiamondCollection.FANCY_SHAPE_LINES]: sql`(d.is_line and d.line_set is not null)`,
  [DiamondCollection.LAB_GROWN]: sql`(d.is_lab_grown)`,
  [DiamondCollection.SALT_AND_PEPPER]: sql`(d.is_snp)`,
  [DiamondCollection.BLACK]: sql`(d.color_id = ${sql.lit(blackColorId)})`,
  [DiamondCollection.MATCHING_PAIRS]: pair,
  [DiamondCollection.STUDS]: sql`(${pair} and d.shape_id = ${round})`,
  [DiamondCollection.MEMO]: sql`(d.status = ${sql.lit(StockStatus.MEMO)})`,
  [DiamondCollection.PARCELS]: (viewer) => sql`(${amountFor(viewer).stones} > 1)`,
};

/** Whether a stone is on this page for a viewer. */
export function isInCollection(collection: DiamondCollection, viewer: Viewer): DiamondCondition {
  const condition = conditions[collection];
  return typeof condition === 'function' ? condition(viewer) : condition;
}

/** All pages that a stone is on, as an array of their names. */
export function collectionsOfDiamond(viewer: Viewer): RawBuilder<DiamondCollection[]> {
  const names = sql.join(
    diamondCollections.map((name) => sql`case when ${isInCollection(name, viewer)} then ${sql.lit(name)} end`),
  );
  return twofold(sql`array_remove(array[${names}], null)`, sql`list_filter([${names}], lambda name: name is not null)`);
}
