import { StockStatus } from '../stock/fields/index.ts';
import type { ManyChange, StockPriceChange } from '../stock/graphql/index.ts';
import { fieldNamed, type StockType } from '../stock/index.ts';
import { constantInWords } from '../stock/values/index.ts';
import { storedPrices } from '../stock/writing/index.ts';

/** Describes a bulk change in a few words, such as `Price per carat +5 %` or `Deactivate`. */
export function describeChange(type: StockType, change: ManyChange): string {
  if (change.price) return priceText(type, change.price);
  const own = Object.keys(type.ownChanges).flatMap((name) => {
    const value: unknown = Reflect.get(change, name);
    return value == null ? [] : [ownText(name, value)];
  });
  const set: Readonly<Record<string, unknown>> = { ...change.set };
  const names = Object.keys(set).filter((name) => set[name] !== undefined);
  if (own.length === 0 && names.length === 1 && names[0] === 'isActive')
    return set.isActive ? 'Activate' : 'Deactivate';
  const labels = names.map((name) => type.fields.find((field) => field.name === name)?.label ?? name);
  return [...own, ...(labels.length === 0 ? [] : [`Set ${labels.join(', ')}`])].join('; ');
}

/** A change that only one type of stock has: `status` with the status that is set, or `hold`. */
function ownText(name: string, value: unknown): string {
  const status: unknown = typeof value === 'object' && value !== null && 'status' in value ? value.status : undefined;
  const constant = typeof status === 'number' ? StockStatus[status] : undefined;
  return constant === undefined ? constantInWords(name.toUpperCase()) : `Status ${constantInWords(constant)}`;
}

function priceText(type: StockType, { field, amount, percent, discount }: StockPriceChange): string {
  const name = field ?? storedPrices(type)[0]?.field ?? 'price';
  const { label } = fieldNamed(type, name);
  const signed = (value: number) => `${value > 0 ? '+' : ''}${value}`.replace('-', '−');
  if (typeof percent === 'number') return `${label} ${signed(percent)} %`;
  if (typeof amount === 'number') return `${label} ${signed(amount)}`;
  return `${label} ${signed(discount ?? 0)} % from list price`;
}
