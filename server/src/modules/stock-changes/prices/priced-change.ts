import { type RawBuilder, sql } from 'kysely';
import { type AppError, conflict, invalid } from '../../../kernel/errors/errors.ts';
import type { StockPriceChange } from '../../stock/graphql/index.ts';
import type { StockType } from '../../stock/index.ts';
import { type StoredPrice, storedPrices } from '../../stock/writing/index.ts';

/** A change of prices as SQL of the row `d`. */
export interface PricedChange {
  readonly price: StoredPrice;
  /** The price that is to be, rounded half up to the cent. Null: it cannot be made. */
  readonly after: RawBuilder<string | null>;
  /** Why the row refuses it, by its name among {@link refusals}. Null: it does not. */
  readonly refusal: RawBuilder<Refusal | null>;
}

type Refusal = 'noPrice' | 'noListPrice' | 'nothing' | 'tooHigh';

const most = { perItem: 99_999_999.99, total: 1e12 };

const words: Readonly<Record<Refusal, readonly [message: string, explanation: string]>> = {
  noPrice: ['has no price that could change', 'It has no price that could change. Give it one first.'],
  noListPrice: ['has no list price', 'It has no list price to take a discount from.'],
  nothing: ['must stay more than 0', 'Its price would come to nothing or less.'],
  tooHigh: ['would be too high', `Its price would be more than ${most.perItem}, or too high for its weight.`],
};

/** Why an item does not change, as a change of it alone would say it. */
export const refusalOf = (field: string, refusal: Refusal): AppError => {
  const [message, explanation] = words[refusal];
  return conflict(`set.${field}`, message, explanation);
};

/** What a change of prices means for a type. Throws INVALID_REQUEST for what the type does not have. */
export function pricedChange(type: StockType, asked: StockPriceChange, path: string): PricedChange {
  const prices = storedPrices(type);
  const price = asked.field == null ? prices[0] : prices.find(({ field }) => field === asked.field);
  if (!price) throw invalid(`${path}.field`, `must be one of: ${prices.map(({ field }) => field).join(', ')}`);
  const ways = [asked.amount, asked.percent, asked.discount].filter((way) => typeof way === 'number');
  if (ways.length !== 1) throw invalid(path, 'must have exactly one of amount, percent and discount');
  if (typeof asked.discount === 'number' && !price.list) {
    throw invalid(`${path}.discount`, `belongs to stock with a list price, not to a ${type.noun}`);
  }
  const after = afterOf(price, asked);
  const isOff = typeof asked.discount === 'number';
  return {
    price,
    after,
    refusal: sql`case
      when ${isOff ? sql`coalesce(${price.list}, 0) <= 0` : sql`false`} then 'noListPrice'
      when ${isOff ? sql`false` : sql`${price.now} is null`} then 'noPrice'
      when ${after} <= 0 then 'nothing'
      when ${price.held(after)} > ${most.perItem}::numeric or ${price.total(after)} >= ${most.total}::numeric then 'tooHigh'
    end`,
  };
}

function afterOf({ now, list = sql`null::numeric` }: StoredPrice, { amount, percent, discount }: StockPriceChange) {
  if (typeof amount === 'number') return sql<string | null>`round(${now} + ${String(amount)}::numeric, 2)`;
  if (typeof percent === 'number')
    return sql<string | null>`round(${now} * (1 + ${String(percent)}::numeric / 100), 2)`;
  return sql<string | null>`round(${list} * (1 + ${String(discount)}::numeric / 100), 2)`;
}
