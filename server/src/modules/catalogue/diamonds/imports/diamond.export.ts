import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queryIn } from '../../database.ts';
import { flagCell, textCell } from '../../stock/exports/export-cells.ts';
import type { StockExport } from '../../stock/exports/export-type.ts';
import { headingIndex, headingKey } from '../../stock/imports/reading/import-headings.ts';
import { diamonds } from '../diamond.stock.ts';
import { currentStatus } from '../diamond-availability.ts';
import { diamondExtras, diamondHeadings } from './diamond.import-headings.ts';
import { diamondTraps } from './diamond.import-traps.ts';

/**
 * What a file tells of a stone: what it may be given, and its status at this moment. Totals follow from prices per carat,
 * which have six decimals, and would only be rounded.
 */
const exported = diamonds.fields.filter(
  ({ name, isStored, isGiven, generated }) => name === 'status' || (isStored && isGiven && generated === undefined),
);

/** Stones are exported before markups, under the names of their fields; extra attributes under their own. */
export const diamondExport: StockExport = {
  name: diamonds.name,
  table: diamonds.table,
  async columns(em) {
    const own = exported.map(({ name, heading, column, value }) => ({
      header: heading,
      value: name === 'status' ? currentStatus : sql.ref(`d.${column}`),
      written: value.exported,
    }));
    const extras = (await extraNames(em)).map((name) => ({
      header: name,
      value: sql`d.extras ->> ${name}`,
      written: textCell,
    }));
    return [...own, { header: 'isActive', value: sql`d.is_active`, written: flagCell }, ...extras];
  },
};

const { primary } = headingIndex(diamondHeadings, diamondExtras);

/** Whether a header means a field, or may: it would be read as that. */
function mayMeanField(name: string): boolean {
  const key = headingKey(name);
  return primary.has(key) || Object.hasOwn(diamondTraps, key);
}

/** Those that no field could claim. The others stay with the stone anyhow. */
async function extraNames(em: EntityManager): Promise<string[]> {
  const rows = await queryIn(em)
    .selectFrom('diamond')
    .select(({ fn }) => fn<string>('jsonb_object_keys', ['extras']).as('name'))
    .distinct()
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name).filter((name) => !mayMeanField(name));
}
