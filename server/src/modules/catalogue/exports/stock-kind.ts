import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { jewellery } from '../jewellery/jewellery.stock.ts';
import { stockModules } from '../stock-modules.ts';

/** REST calls jewellery products. */
const keyOf = (name: string): string => (name === jewellery.name ? 'JEWELLERY' : name.toUpperCase());

/** Types of stock. The values are those of REST's paths and of exported files. */
export const StockKind: Readonly<Record<string, string>> = Object.fromEntries(
  stockModules.map(({ type: { name } }) => [keyOf(name), name]),
);

describedEnum(StockKind, {
  name: 'StockKind',
  description: 'Types of stock. New ones may come.',
  values: Object.fromEntries(stockModules.map(({ type: { name, description } }) => [keyOf(name), description])),
});
