import {
  clarities,
  colors,
  cuts,
  fluorescences,
  laboratories,
  polishes,
  type ReferenceList,
  type ReferenceValue,
  shapes,
  symmetries,
} from '../../reference-data/index.ts';
import type { DiamondType } from './diamond.type.ts';
import { type DiamondColumn, isDiamondColumn } from './lists/diamond-columns.ts';
import type { DiamondRow } from './lists/diamond-row.ts';

/** Fields of GraphQL that are made of several columns, or of one with another name. */
type MadeField =
  | ('shape' | 'color' | 'clarity' | 'cut' | 'polish' | 'symmetry' | 'fluorescence')
  | ('price' | 'report' | 'proportions' | 'media' | 'memo');

/** A row together with what GraphQL makes of it. Only what was asked for is there. */
export type DiamondView = DiamondRow & Partial<Pick<DiamondType, MadeField>>;

/** Which columns a field is made of, and how. */
interface Recipe {
  readonly needs: readonly DiamondColumn[];
  make(row: DiamondRow): Partial<Pick<DiamondType, MadeField>>;
}

const graded = <V extends ReferenceValue>(list: ReferenceList<V>, id: number | null): V | null =>
  id === null ? null : (list.byId.get(id) ?? null);

const recipe = (needs: Recipe['needs'], make: Recipe['make']): Recipe => ({ needs, make });

const recipes: Record<MadeField, Recipe> = {
  shape: recipe(['shapeId'], (row) => {
    const shape = shapes.byId.get(row.shapeId);
    return shape ? { shape } : {};
  }),
  color: recipe(['colorId'], (row) => ({ color: graded(colors, row.colorId) })),
  clarity: recipe(['clarityId'], (row) => ({ clarity: graded(clarities, row.clarityId) })),
  cut: recipe(['cutId'], (row) => ({ cut: graded(cuts, row.cutId) })),
  polish: recipe(['polishId'], (row) => ({ polish: graded(polishes, row.polishId) })),
  symmetry: recipe(['symmetryId'], (row) => ({ symmetry: graded(symmetries, row.symmetryId) })),
  fluorescence: recipe(['fluorescenceId'], (row) => ({ fluorescence: graded(fluorescences, row.fluorescenceId) })),
  price: recipe(['perCarat', 'unitPrice', 'totalPrice'], (row) => ({
    price: { perCarat: row.perCarat, unit: row.unitPrice, total: row.totalPrice },
  })),
  report: recipe(['laboratoryId', 'certificateNo', 'certificateUrl'], (row) => ({
    report: {
      laboratory: graded(laboratories, row.laboratoryId),
      number: row.certificateNo,
      url: row.certificateUrl,
    },
  })),
  // The fields of these two have the names of the columns.
  proportions: recipe(
    ['length', 'width', 'height', 'depthPercent', 'tablePercent', 'crownAngle', 'crownHeight', 'girdle', 'culetSize'],
    (row) => ({ proportions: row }),
  ),
  media: recipe(['imageUrl', 'pic2', 'pic3', 'pic4', 'image3d', 'set3D', 'setImage'], (row) => ({ media: row })),
  memo: recipe(['memoAccount', 'memoPricePerCarat', 'memoTotalPrice', 'memoNo', 'memoDate', 'memoRap'], (row) => ({
    memo: {
      account: row.memoAccount ?? null,
      pricePerCarat: row.memoPricePerCarat ?? null,
      totalPrice: row.memoTotalPrice ?? null,
      number: row.memoNo ?? null,
      date: row.memoDate ?? null,
      rap: row.memoRap ?? null,
    },
  })),
};

/** What fields with resolvers of their own need to find on the row. */
const resolverNeeds: Readonly<Record<string, readonly DiamondColumn[]>> = {
  lineSetStones: ['lineSet'],
  holdUser: ['holdUserId'],
};

/** What an operation wants of stones: which columns to read, and how rows become what GraphQL shows. */
export interface DiamondPlan {
  readonly columns: ReadonlySet<DiamondColumn>;
  view(row: DiamondRow): DiamondView;
}

const isMade = (field: string): field is MadeField => Object.hasOwn(recipes, field);

const plans = new WeakMap<ReadonlySet<string>, DiamondPlan>();

/** The plan for the GraphQL fields that an operation selects of a stone. */
export function planFor(fields: ReadonlySet<string>): DiamondPlan {
  const known = plans.get(fields);
  if (known) return known;
  const made = [...fields].filter(isMade).map((field) => recipes[field]);
  const plan: DiamondPlan = {
    columns: new Set([
      'id',
      ...[...fields].filter(isDiamondColumn),
      ...[...fields].flatMap((field) => resolverNeeds[field] ?? []),
      ...made.flatMap(({ needs }) => needs),
    ]),
    view(row) {
      const view: DiamondView = row;
      for (const { make } of made) Object.assign(view, make(row));
      return view;
    },
  };
  plans.set(fields, plan);
  return plan;
}
