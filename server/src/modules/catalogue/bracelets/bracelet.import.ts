import { sql } from 'kysely';
import { FaultCode } from '../stock/import-fault.ts';
import { fileImport } from '../stock/import-file.ts';
import type { RowCheck, StockImport } from '../stock/import-type.ts';
import { importOf } from '../stock/stock.import.ts';
import { bracelets } from './bracelet.stock.ts';

const isSameVariant = (other: 'd' | 'other') => {
  const same = ['name', 'color', 'size'].map(
    (column) => sql`lower(${sql.ref(`s.${column}`)}) is not distinct from lower(${sql.ref(`${other}.${column}`)})`,
  );
  return sql<boolean>`(lower(s.name) = lower(${sql.ref(`${other}.name`)}) and ${sql.join(same, sql` and `)})`;
};

/** A variant is one row: of the file, or of the stock that the file does not name. */
const variantCheck: RowCheck<string, string> = {
  needs: ['name', 'color', 'size'],
  heading: 'name',
  code: FaultCode.DUPLICATE_KEY,
  message: 'is already there in this color and size, under another stock number',
  fails: () => sql<boolean>`
    exists (select from import_row other where other.stock_number <> s.stock_number and ${isSameVariant('other')})
    or exists (
      select from bracelet d where d.stock_number <> s.stock_number and ${isSameVariant('d')}
        and not exists (select from import_row other where other.stock_number = d.stock_number))`,
  value: sql<string>`s.name`,
};

const shared = importOf(bracelets);
const braceletImport: StockImport = { ...shared, checks: [...shared.checks, variantCheck] };

export const importBracelets = fileImport(braceletImport, 'Bracelets');
