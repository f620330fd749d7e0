import { type RawBuilder, sql } from 'kysely';
import { registerEnumType } from '../../../../kernel/graphql.ts';
import { dialectSql } from '../../../../platform/database/statements/sql-dialects.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { blackColorId, firstFancyColorId, lastWhiteColorId, roundShapeId } from '../../../reference-data/index.ts';
import { StockStatus } from '../../../stock/fields/index.ts';
import { amountFor } from './diamond-price.ts';

/** SQL condition on the row `d` of `diamond`. Null counts as false. */
export type DiamondCondition = RawBuilder<boolean>;

/** Shop pages of diamonds. A diamond can be on several pages. The values are the page names in URLs. */
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
  description: 'Shop pages of diamonds. A diamond can be on several pages. New values may be added.',
  valuesConfig: {
    WHITE: { description: 'White and round, not lab grown, not salt and pepper.' },
    FANCY: { description: 'Fancy colors: neither white nor black.' },
    FANCY_SHAPES: { description: 'Any shape except round.' },
    FANCY_SHAPE_LINES: { description: 'Line sets: several diamonds sold as one.' },
    LAB_GROWN: { description: 'Lab grown.' },
    SALT_AND_PEPPER: { description: 'Salt and pepper: visibly included gray, black and white diamonds.' },
    BLACK: { description: 'Black diamonds.' },
    MATCHING_PAIRS: { description: 'Matching and inseparable pairs.' },
    STUDS: { description: 'Pairs of round diamonds.' },
    MEMO: { description: 'Out on memo.' },
    PARCELS: { description: 'Parcels of more than one stone.' },
  },
});

const diamondCollections: readonly DiamondCollection[] = Object.values(DiamondCollection);

/** Returns the collection with the given name. The name must already have been validated. */
export function collectionFrom(name: unknown): DiamondCollection {
  const collection = diamondCollections.find((collection) => collection === name);
  if (!collection) throw new Error(`unknown collection ${name}`);
  return collection;
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

/** Returns the condition that the row `d` of `diamond` is on a page for a viewer. */
export function isInCollection(collection: DiamondCollection, viewer: Viewer): DiamondCondition {
  const condition = conditions[collection];
  return typeof condition === 'function' ? condition(viewer) : condition;
}

/** Returns SQL for an array of the pages that contain a diamond. */
export function collectionsOfDiamond(viewer: Viewer): RawBuilder<DiamondCollection[]> {
  const names = sql.join(
    diamondCollections.map((name) => sql`case when ${isInCollection(name, viewer)} then ${sql.lit(name)} end`),
  );
  return dialectSql(
    sql`array_remove(array[${names}], null)`,
    sql`list_filter([${names}], lambda name: name is not null)`,
  );
}
