import { sql } from 'kysely';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import { readStock, readValue, type StockField, type StockRow } from '../../stock/fields/index.ts';
import { mediaOf } from '../../stock/graphql/index.ts';
import { fieldNamed, type StockType } from '../../stock/index.ts';

/** Something that was known of an item, in words. */
export interface ItemFact {
  readonly label: string;
  readonly value: string;
}

/** What an order keeps of an item besides its name, amount and price: readable when the item is gone. */
export interface ItemSnapshot {
  /** The address of a picture. */
  readonly imageUrl: string | null;
  readonly laboratory: string | null;
  readonly reportNumber: string | null;
  /** In the order in which they are read. Nothing that the buyer may not read. */
  readonly facts: readonly ItemFact[];
}

/** Which fields of a type of stock orders keep besides its first picture. */
export interface KeptFields {
  /** Names of fields, in the order in which people read them. */
  readonly facts: readonly string[];
  /** Fields that say who reports on it, and the number of the report. */
  readonly report?: { readonly laboratory: string; readonly number: string };
}

/** Reads what orders keep of stock items by their ids, as the caller sees them: held and bought ones too. One query. */
export type ReadSnapshots = (ctx: RequestContext, ids: readonly number[]) => Promise<ReadonlyMap<number, ItemSnapshot>>;

/** How a type of stock is kept by orders. Throws for a field that the type does not have. */
export function snapshotsOf(type: StockType, { facts, report }: KeptFields): ReadSnapshots {
  const kept = facts.map((name) => fieldNamed(type, name));
  const reporting = report && {
    laboratory: fieldNamed(type, report.laboratory),
    number: fieldNamed(type, report.number),
  };
  const pictures = type.fields.filter(({ media }) => media === 'images' || media === 'imageOrder');
  const fields = [...kept, ...pictures, ...Object.values(reporting ?? {})];
  const snapshotOf = (row: StockRow): ItemSnapshot => ({
    imageUrl: mediaOf(type, row).images[0]?.url ?? null,
    laboratory: reporting ? inWords(reporting.laboratory, row) : null,
    reportNumber: reporting ? inWords(reporting.number, row) : null,
    facts: kept.flatMap((field) => {
      const value = inWords(field, row);
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

/** What a field says of a row. Null: nothing is known, or it is not so. */
function inWords(field: StockField, row: StockRow): string | null {
  const raw = readValue(row, field);
  if (raw === null || raw === undefined || raw === false || raw === '') return null;
  const isNumber = field.value.facet.kind === 'range';
  const text = isNumber ? String(Number(raw)) : field.value.exported(raw);
  return text === '' ? null : withUnit(text, field.unit);
}

/** `1.2 mm`, `61.5%`. */
const withUnit = (text: string, unit: string | null): string =>
  unit === null ? text : `${text}${unit === '%' || unit === '°' ? '' : ' '}${unit}`;
