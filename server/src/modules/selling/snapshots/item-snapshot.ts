import { sql } from 'kysely';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import { type RingParts, type RingTable, ringsById } from '../../ring-builder/index.ts';
import { readStock, readValue, type StockField, type StockRow } from '../../stock/fields/index.ts';
import { mediaOf } from '../../stock/graphql/index.ts';
import { fieldNamed, type StockType } from '../../stock/index.ts';
import { ringSettings } from '../../stock-types/ring-settings/index.ts';

export interface ItemFact {
  readonly label: string;
  readonly value: string;
}

/**
 * Item data that an order stores in addition to the description, amount and price, so that the order remains readable
 * after the item is deleted.
 */
export interface ItemSnapshot {
  readonly imageUrl: string | null;
  readonly laboratory: string | null;
  readonly reportNumber: string | null;
  /** Properties in display order. Contains only properties that the buyer may see. */
  readonly facts: readonly ItemFact[];
}

/** Fields of a stock type that orders store, in addition to the first picture. */
export interface SnapshotFields {
  /** Field names in display order. */
  readonly facts: readonly string[];
  /** Names of the fields that contain the laboratory and the report number. */
  readonly report?: { readonly laboratory: string; readonly number: string };
}

/**
 * Reads the snapshots of stock items by ID, with data visible to the caller. Includes items that the caller has on
 * hold or has bought. Runs one query.
 */
export type ReadSnapshots = (ctx: RequestContext, ids: readonly number[]) => Promise<ReadonlyMap<number, ItemSnapshot>>;

/** Creates a function that reads the snapshots of a stock type. Throws if a field does not exist. */
export function snapshotsOf(type: StockType, { facts, report }: SnapshotFields): ReadSnapshots {
  const factFields = facts.map((name) => fieldNamed(type, name));
  const reporting = report && {
    laboratory: fieldNamed(type, report.laboratory),
    number: fieldNamed(type, report.number),
  };
  const pictures = type.fields.filter(({ media }) => media === 'images' || media === 'imageOrder');
  const fields = [...factFields, ...pictures, ...Object.values(reporting ?? {})];
  const snapshotOf = (row: StockRow): ItemSnapshot => ({
    imageUrl: mediaOf(type, row).images[0]?.url ?? null,
    laboratory: reporting ? formatFact(reporting.laboratory, row) : null,
    reportNumber: reporting ? formatFact(reporting.number, row) : null,
    facts: factFields.flatMap((field) => {
      const value = formatFact(field, row);
      return value === null ? [] : [{ label: field.label, value }];
    }),
  });
  return async (ctx, ids) => {
    const rows = await readStock(ctx.em, {
      type,
      viewer: await viewerOf(ctx),
      where: sql`d.id = any(${ids})`,
      isNamed: true,
      fields,
    });
    return new Map(rows.map((row) => [row.id, snapshotOf(row)]));
  };
}

/** Formats a field of a row as text. Null if the value is empty or false. */
function formatFact(field: StockField, row: StockRow): string | null {
  const raw = readValue(row, field);
  if (raw === null || raw === undefined || raw === false || raw === '') return null;
  const isNumber = field.value.facet.kind === 'range';
  const text = isNumber ? String(Number(raw)) : field.value.exported(raw);
  return text === '' ? null : appendUnit(text, field.unit);
}

/** Appends the unit: `1.2 mm`, `61.5%`. */
const appendUnit = (text: string, unit: string | null): string =>
  unit === null ? text : `${text}${unit === '%' || unit === '°' ? '' : ' '}${unit}`;

const settingSnapshots = snapshotsOf(ringSettings, {
  facts: ['style', 'material', 'karatGold', 'colorOfGold', 'sideStones', 'sideStonesCarats'],
});

/**
 * Creates a function that reads the snapshots of rings: the setting, the properties of the ring, and the stone with
 * its report. Runs three queries.
 */
export const ringSnapshots =
  (table: RingTable, stoneSnapshots: ReadSnapshots): ReadSnapshots =>
  async (ctx: RequestContext, ids) => {
    const rings = await ringsById(ctx, table, ids);
    const settings = await settingSnapshots(
      ctx,
      rings.map(({ ringSettingId }) => ringSettingId),
    );
    const stones = await stoneSnapshots(
      ctx,
      rings.map(({ stoneId }) => stoneId),
    );
    return new Map(
      rings.map((ring) => [
        ring.id,
        combineSnapshots(ring, settings.get(ring.ringSettingId), stones.get(ring.stoneId)),
      ]),
    );
  };

const combineSnapshots = (
  ring: RingParts,
  setting: ItemSnapshot | undefined,
  stone: ItemSnapshot | undefined,
): ItemSnapshot => ({
  imageUrl: setting?.imageUrl ?? stone?.imageUrl ?? null,
  laboratory: stone?.laboratory ?? null,
  reportNumber: stone?.reportNumber ?? null,
  facts: [...(setting?.facts ?? []), ...factsOf(ring), ...(stone?.facts ?? [])],
});

const factsOf = ({ ringSize, engraving }: RingParts): ItemFact[] => [
  ...(ringSize === null ? [] : [{ label: 'Ring size', value: String(ringSize) }]),
  ...(engraving === null ? [] : [{ label: 'Engraving', value: engraving }]),
];
