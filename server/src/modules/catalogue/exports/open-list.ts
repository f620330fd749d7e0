import type { Download } from '../../../kernel/transport/download.ts';
import { signedIn } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { Unchecked } from '../../../kernel/use-cases/use-case.ts';
import { writeCsv } from '../../../platform/spreadsheets/spreadsheets.ts';
import { viewerOf } from '../../accounts/index.ts';
import { fileNameOn } from '../stock/exports/export-stock.ts';
import type { StockField } from '../stock/fields/stock-field.ts';
import { listStock, type StockList } from '../stock/lists/stock-list.ts';
import { isReadableBy, readValue } from '../stock/lists/stock-row.ts';
import type { StockType } from '../stock/stock-type.ts';

/** What a list of the shop tells of a field; pictures are not for spreadsheets. */
const isShown = ({ output, amount }: StockField): boolean => output !== null || amount !== null;

/** A cell as people read it. Empty for nothing. */
function cellOf({ value }: StockField, raw: unknown): string {
  if (raw === null || raw === undefined) return '';
  const { choices } = value;
  if (!choices) return value.exported(raw);
  const known = new Map(choices.map((choice) => [choice.value, choice.label]));
  return [raw]
    .flat()
    .map((each) => known.get(String(each)) ?? value.exported(each))
    .join('; ');
}

async function* cellsOf(list: StockList, fields: readonly StockField[]): AsyncGenerator<string[]> {
  for await (const row of list.rows(fields)) yield fields.map((field) => cellOf(field, readValue(row, field)));
}

/** A list as CSV for whoever asked for it, who is `ctx`: the rows, columns and prices are theirs. */
export async function openList(ctx: RequestContext, type: StockType, question: unknown): Promise<Download> {
  signedIn.check(ctx);
  const list = await listStock(type)(ctx, new Unchecked(question));
  const viewer = await viewerOf(ctx);
  const { currency } = ctx.services.config;
  const fields = type.fields.filter((field) => isShown(field) && isReadableBy(field, viewer));
  const header = fields.map(({ label, unit }) => (unit === null ? label : `${label} (${unit.replace('$', currency)})`));
  return {
    fileName: fileNameOn(new Date(), type.name),
    mediaType: 'text/csv; charset=utf-8',
    text: writeCsv(header, cellsOf(list, fields)),
  };
}
