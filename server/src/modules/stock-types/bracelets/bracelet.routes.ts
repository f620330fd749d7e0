import { sql } from 'kysely';
import Type from 'typebox';
import { list } from '../../../kernel/transport/route.ts';
import { FaultCode } from '../../stock/cells/index.ts';
import { importOf, type RowCheck, type StagedFile, type StockImport } from '../../stock/files/index.ts';
import { flatPresenter, listRoute, stockModule } from '../../stock/index.ts';
import { bracelets } from './bracelet.stock.ts';
import { BraceletVariantsResolver } from './bracelet-variants.resolver.ts';
import { listBraceletVariants } from './find-bracelet-variants.ts';

const variantFields = ['name', 'color', 'size'];

/**
 * Returns SQL for all variants after the import. These are the valid rows of the file and the stock that is not in
 * the file. Values of columns that the file lacks are taken from stock.
 */
const variantsAfter = ({ writes }: StagedFile<string>) => {
  const importedValues = variantFields.map((field) => sql`lower(${sql.ref(`${writes(field) ? 'f' : 'e'}.${field}`)})`);
  const storedValues = variantFields.map((field) => sql`lower(${sql.ref(`d.${field}`)})`);
  return sql`(
    select f.stock_number, ${sql.join(importedValues)}
    from import_row f left join bracelet e on e.stock_number = f.stock_number where f.is_valid
    union all
    select d.stock_number, ${sql.join(storedValues)} from bracelet d
    where not exists (select from import_row f where f.stock_number = d.stock_number and f.is_valid)
  ) variant (stock_number, name, color, size)`;
};

/** Checks that each variant is unique, even if the file contains only some of the columns that identify it. */
const variantCheck: RowCheck<string, string> = {
  needs: ['stockNumber'],
  heading: 'name',
  code: FaultCode.DUPLICATE_KEY,
  message: 'already exists in this color and size, with another stock number',
  fails: (file) =>
    variantFields.some(file.writes)
      ? sql<boolean>`s.stock_number in (
          select unnest(array_agg(stock_number)) from ${variantsAfter(file)}
          where name is not null group by name, color, size having count(*) > 1)`
      : sql<boolean>`false`,
  // If the file does not contain the `name` column, the value is taken from stock.
  value: sql<string>`coalesce(
    to_jsonb(s) ->> 'name', (select d.name from bracelet d where d.stock_number = s.stock_number))`,
};

const shared = importOf(bracelets);
const braceletImport: StockImport = { ...shared, checks: [...shared.checks, variantCheck] };

const presenter = flatPresenter(bracelets);

export const braceletModule = stockModule({
  type: bracelets,
  files: braceletImport,
  section: 'Bracelets and necklaces',
  resolvers: [BraceletVariantsResolver],
  routes: [
    listRoute(bracelets, presenter),
    list('/bracelets/:name', listBraceletVariants, {
      ...presenter,
      summary: 'Lists the variants of one bracelet, optionally filtered by color and size.',
      from: ({ params, query: { color, size } }) => ({ ...params, color, size }),
      query: Type.Object({
        color: Type.Optional(Type.String({ maxLength: 50 })),
        size: Type.Optional(Type.String({ maxLength: 50 })),
      }),
    }),
  ],
});
