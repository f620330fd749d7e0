import { sql } from 'kysely';
import { FaultCode } from '../../stock/cells/index.ts';
import { importOf, type RowCheck, type StagedFile, type StockImport } from '../../stock/files/index.ts';
import { bracelets } from './bracelet.stock.ts';

const variantFields = ['name', 'color', 'size'];

/**
 * The variants that there will be: of valid rows of the file, which leave untold what the file has no column for, and of
 * the stock that they do not name.
 */
const variantsAfter = ({ writes }: StagedFile<string>) => {
  const told = variantFields.map((field) => sql`lower(${sql.ref(`${writes(field) ? 'f' : 'e'}.${field}`)})`);
  const kept = variantFields.map((field) => sql`lower(${sql.ref(`d.${field}`)})`);
  return sql`(
    select f.stock_number, ${sql.join(told)}
    from import_row f left join bracelet e on e.stock_number = f.stock_number where f.is_valid
    union all
    select d.stock_number, ${sql.join(kept)} from bracelet d
    where not exists (select from import_row f where f.stock_number = d.stock_number and f.is_valid)
  ) variant (stock_number, name, color, size)`;
};

/** A variant is one row. Also where the file tells only a part of it, and the stock the rest. */
const variantCheck: RowCheck<string, string> = {
  needs: ['stockNumber'],
  heading: 'name',
  code: FaultCode.DUPLICATE_KEY,
  message: 'is already there in this color and size, under another stock number',
  fails: (file) =>
    variantFields.some(file.writes)
      ? sql<boolean>`s.stock_number in (
          select unnest(array_agg(stock_number)) from ${variantsAfter(file)}
          where name is not null group by name, color, size having count(*) > 1)`
      : sql<boolean>`false`,
  // The file may have no column for it.
  value: sql<string>`coalesce(
    to_jsonb(s) ->> 'name', (select d.name from bracelet d where d.stock_number = s.stock_number))`,
};

const shared = importOf(bracelets);
export const braceletImport: StockImport = { ...shared, checks: [...shared.checks, variantCheck] };
