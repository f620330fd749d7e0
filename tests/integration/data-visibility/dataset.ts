import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { StockType } from '../../../server/src/modules/stock/index.ts';
import { Diamond } from '../../../server/src/modules/stock-types/diamonds/index.ts';
import { anyStock, type Row, toEntity } from '../../support/any-stock.ts';
import { pieceModules } from '../../support/piece-modules.ts';
import type { TestApp } from '../../support/test-app.ts';
import { seesPiece, seesStone, type ViewerScope } from '../../support/who-sees.ts';
import { anyStone, type StoneRow, withSecretsOf } from './any-diamonds.ts';

/** Maximum number of stones, and of items of every other type. IDs start at 1. */
export const most = 12;

/** Random stock. Each item has a second version that replaces it in the variant `changed`. */
export interface Dataset {
  readonly stones: readonly (readonly [StoneRow, StoneRow])[];
  /** Items by the name of their stock type, each with its second version. */
  readonly pieces: Readonly<Record<string, readonly (readonly [Row, Row])[]>>;
  /** IDs of the highlighted stone, of the example ring's setting and stone, and of the default generic diamond. */
  readonly chosen: {
    readonly highlighted: number;
    readonly diamond: number;
    readonly setting: number;
    readonly generic: number;
  };
}

/**
 * Variant of the stock: complete, with hidden values changed, or without hidden items. Viewers must not be able to
 * distinguish the variants.
 */
export type Variant = 'whole' | 'changed' | 'without';

const inPairs = (rows: readonly Row[]): (readonly [Row, Row])[] => {
  const half = Math.floor(rows.length / 2);
  return rows.slice(0, half).map((row, index) => [row, rows[half + index] ?? row] as const);
};

/** Returns a ring setting that accepts all stones, so that rings can be created. */
const fittingAllStones = ([row, other]: readonly [Row, Row]): readonly [Row, Row] => [
  { ...row, shapeIds: [1, 2, 3, 4, 8], caratsFrom: null, caratsTo: null },
  other,
];

/**
 * Fills the searchable fields that only administrators can read with a unique word, so that a leak through the search
 * is detected.
 */
const withSearchMarkers =
  ({ fields }: StockType) =>
  ([row, other]: readonly [Row, Row]): readonly [Row, Row] => {
    const notes = fields.filter(({ isForAdministrators, value }) => isForAdministrators && value.isSearched);
    const withNotes = (note: string | null) => Object.fromEntries(notes.map(({ name }) => [name, note]));
    return [
      { ...row, ...withNotes('hush') },
      { ...other, ...withNotes(null) },
    ];
  };

/** Makes the first item of each type visible, so that its restricted fields are compared. */
const withOneVisible =
  ({ fields }: StockType) =>
  ([row, other]: readonly [Row, Row], index: number): readonly [Row, Row] => {
    if (index > 0) return [row, other];
    const open: Row = { isActive: true, showToAll: true, status: 'Available' };
    const visibleValues = fields.flatMap(({ name }) => (name in open ? [[name, open[name]] as const] : []));
    return [{ ...row, isActive: true, ...Object.fromEntries(visibleValues) }, other];
  };

const piecesOf = (type: StockType): fc.Arbitrary<(readonly [Row, Row])[]> =>
  anyStock(type).map((rows) => {
    const pieces = inPairs(rows).map(withSearchMarkers(type)).map(withOneVisible(type));
    return type.name === 'ring_settings' ? pieces.map(fittingAllStones) : pieces;
  });

export function anyDataset(holderId: number): fc.Arbitrary<Dataset> {
  const id = fc.integer({ min: 1, max: 6 });
  return fc.record({
    stones: fc.array(fc.tuple(anyStone(holderId), anyStone(holderId)), { minLength: 6, maxLength: most }),
    pieces: fc.record(Object.fromEntries(pieceModules.map(({ type }) => [type.name, piecesOf(type)]))),
    chosen: fc.record({ highlighted: id, diamond: id, setting: id, generic: id }),
  });
}

/**
 * Whether an item is hidden from a viewer, and a copy of the item in which all values hidden from the viewer are
 * changed.
 */
interface ItemVariant {
  readonly isHidden: boolean;
  readonly changed: Row;
}

function stoneVariant([stone, other]: readonly [StoneRow, StoneRow], viewer: ViewerScope): ItemVariant {
  if (seesStone(viewer, stone))
    return { isHidden: false, changed: withSecretsOf(stone, other, { isVisitor: viewer.kind === 'visitor' }) };
  return { isHidden: true, changed: { ...other, isActive: other.isActive && !seesStone(viewer, other) } };
}

function pieceVariant(type: StockType, [piece, other]: readonly [Row, Row], viewer: ViewerScope): ItemVariant {
  if (!seesPiece(viewer, type, piece)) {
    // The status of hidden jewelry remains, because buyers with the piece in their cart or wishlist see its status.
    // Lists omit pieces that are sold or on hold.
    const status =
      type.name === 'products'
        ? { isActive: piece.isActive, status: piece.status, holdUntil: piece.holdUntil }
        : { isActive: other.isActive === true && !seesPiece(viewer, type, other) };
    return { isHidden: true, changed: { ...other, ...status } };
  }
  const secrets = type.fields.filter(({ isForAdministrators }) => isForAdministrators);
  const others = secrets.flatMap(({ name }) => (other[name] === undefined ? [] : [[name, other[name]] as const]));
  return { isHidden: false, changed: { ...piece, ...Object.fromEntries(others) } };
}

/** Like `pieceVariant`, but with values in the format that entities store. */
function pieceEntityVariant(type: StockType, piece: readonly [Row, Row], viewer: ViewerScope): ItemVariant {
  const variant = pieceVariant(type, piece, viewer);
  return { ...variant, changed: toEntity(type, variant.changed) };
}

const tables = [
  ...['sales_order', 'cart_item', 'wishlist_item', 'engagement_ring', 'completed_ring', 'idempotency_key'],
  ...['diamond', ...pieceModules.map(({ type }) => type.table)],
];
const numbered = [...tables.filter((table) => table !== 'idempotency_key'), 'sales_order_line'];

/** Constant time, so that timestamps do not differ between variants. */
const longAgo = new Date('2026-01-01T00:00:00Z');

/** Replaces all stock. The result, including the IDs, depends only on the arguments. */
export async function build(app: TestApp, dataset: Dataset, variant: Variant, viewer: ViewerScope): Promise<void> {
  const em = app.em();
  const db = em.getKysely();
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db);
  for (const table of numbered) await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1, false)`.execute(db);
  const put = (
    entity: EntityClass<object>,
    id: number,
    piece: Row,
    { isHidden, changed }: ItemVariant,
    overrides: Row,
  ) => {
    if (isHidden && variant === 'without') return;
    const facts = variant === 'changed' ? changed : piece;
    em.create<Row>(entity, { id, ...facts, ...overrides, createdAt: longAgo, updatedAt: longAgo }, { partial: true });
  };
  for (const [index, stone] of dataset.stones.entries()) {
    const id = index + 1;
    put(Diamond, id, stone[0], stoneVariant(stone, viewer), {
      stockNumber: `N-${id}`,
      isHighlighted: id === dataset.chosen.highlighted,
    });
  }
  for (const { type } of pieceModules)
    for (const [index, piece] of (dataset.pieces[type.name] ?? []).entries())
      put(type.entity, index + 1, toEntity(type, piece[0]), pieceEntityVariant(type, piece, viewer), {
        stockNumber: `N-${index + 1}`,
      });
  await em.flush();
  await choose(em, dataset);
}

/** Sets the chosen items. Items that do not exist in the variant are skipped. */
async function choose(em: EntityManager, { chosen: { diamond, setting, generic } }: Dataset): Promise<void> {
  const db = em.getKysely();
  await sql`update ring_config set diamond_id = (select id from diamond where id = ${diamond}),
    ring_setting_id = (select id from ring_setting where id = ${setting})`.execute(db);
  await sql`update default_generic_diamond
    set generic_diamond_id = (select id from generic_diamond where id = ${generic})`.execute(db);
}
