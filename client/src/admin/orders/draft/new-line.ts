import * as v from 'valibot';
import { optionalNumberFromText } from '../../../forms/field-rules';
import type { OrderLineInput, StockHitFragment } from '../../../graphql/generated/graphql';

export type TypedField = 'carats' | 'stones' | 'ringSize' | 'engraving' | 'price' | 'setPrice';

/** Parses a typed number. Returns null if empty, undefined if invalid. */
export function typedNumber(text: string): number | null | undefined {
  const read = v.safeParse(optionalNumberFromText, text);
  return read.success ? read.output : undefined;
}

const price = { what: 'The price', least: 0, most: 99_999_999_999_999, places: 2 };
const bounds = {
  carats: { what: 'The weight', least: 0.001, most: 99_999.999, places: 3 },
  stones: { what: 'The number of stones', least: 1, most: 1_000_000, places: 0 },
  price,
  setPrice: price,
} as const;

export type NumberField = keyof typeof bounds;

/** Returns the error for a typed number, or null if it is valid or empty. */
export function numberProblem(field: NumberField, text: string): string | null {
  const { what, least, most, places } = bounds[field];
  const value = typedNumber(text);
  if (value === undefined) {
    return `${what} must be a number such as ${places === 0 ? '4' : '1.02'}.`;
  }
  if (value === null || (value >= least && value <= most && decimalsOf(value) <= places)) {
    return null;
  }
  const range = `${least.toLocaleString('en-US')} to ${most.toLocaleString('en-US', { maximumFractionDigits: 3 })}`;
  return `${what} must be from ${range}${places === 0 ? ', without decimals' : `, with at most ${places} decimals`}.`;
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** New order line with the values as typed. */
export interface NewLine {
  readonly key: string;
  readonly item: StockHitFragment;
  /** Other part of a ring: the stone for a setting, or the setting for a stone. Null if not selected. */
  readonly partner: StockHitFragment | null;
  readonly carats: string;
  readonly stones: string;
  readonly ringSize: string;
  readonly engraving: string;
  /** Typed price. If empty, the buyer's regular price applies. */
  readonly price: string;
}

/** Returns a new line for an item, with all other fields empty. */
export function newLine(item: StockHitFragment): NewLine {
  const stones = isParcel(item) ? '1' : '';
  return {
    key: `${item.kind} ${item.id}`,
    item,
    partner: null,
    carats: '',
    stones,
    ringSize: '',
    engraving: '',
    price: '',
  };
}

/**
 * Returns a new line for an item, or null if the item already has a line. Several rings with the same setting are
 * allowed.
 */
export function lineBeside(item: StockHitFragment, others: readonly NewLine[]): NewLine | null {
  const line = newLine(item);
  const keys = new Set(others.map(({ key }) => key));
  if (!keys.has(line.key)) {
    return line;
  }
  if (!isRingPart(item)) {
    return null;
  }
  let count = 2;
  while (keys.has(`${line.key} ${count}`)) {
    count += 1;
  }
  return { ...line, key: `${line.key} ${count}` };
}

const isParcel = (item: StockHitFragment): boolean => item.__typename === 'Diamond' && item.parcelStones > 1;

/** Returns whether an item is only sold as part of a ring. */
export const isRingPart = ({ __typename }: StockHitFragment): boolean =>
  __typename === 'RingSetting' || __typename === 'GenericDiamond';

/** Returns whether an item can be the other part of the line's ring. */
export function fitsTo({ item }: Pick<NewLine, 'item'>, { __typename }: StockHitFragment): boolean {
  return item.__typename === 'RingSetting'
    ? __typename === 'Diamond' || __typename === 'GenericDiamond'
    : __typename === 'RingSetting';
}

/** Returns the fields of a line: the price, and the fields for the line's item type. */
export function typedFieldsOf({ item }: NewLine): readonly TypedField[] {
  if (item.__typename === 'MeleeLot') {
    return ['carats', 'stones', 'price'];
  }
  if (isParcel(item)) {
    return ['stones', 'ringSize', 'price'];
  }
  return isRingPart(item) ? ['ringSize', 'engraving', 'price'] : ['price'];
}

/** Line as server input, or a message that describes the missing input. */
export type ReadLine = { readonly input: OrderLineInput } | { readonly missing: string };

/** Returns the first invalid number field of a line, or null if all are valid. */
export function invalidNumberField(line: NewLine): Exclude<NumberField, 'setPrice'> | null {
  return (['carats', 'stones', 'price'] as const).find((field) => numberProblem(field, line[field]) !== null) ?? null;
}

/** Converts a typed line to server input. */
export function readLine(line: NewLine): ReadLine {
  const field = invalidNumberField(line);
  const problem = field === null ? null : numberProblem(field, line[field]);
  if (problem !== null) {
    return { missing: problem };
  }
  const item = itemOf(line);
  return typeof item === 'string'
    ? { missing: item }
    : { input: { item, totalPrice: typedNumber(line.price) ?? null } };
}

function itemOf(line: NewLine): OrderLineInput['item'] | string {
  const { item } = line;
  const stones = typedNumber(line.stones) ?? null;
  switch (item.__typename) {
    case 'Diamond':
      return isParcel(item)
        ? stones === null
          ? 'Enter the number of stones.'
          : { parcel: { diamondId: item.id, numberOfStones: stones, ringSize: textOrNull(line.ringSize) } }
        : { diamondId: item.id };
    case 'MeleeLot': {
      const carats = typedNumber(line.carats) ?? null;
      return carats === null
        ? 'Enter the weight in carats.'
        : { melee: { meleeId: item.id, carats, numberOfStones: stones } };
    }
    case 'JewelleryPiece':
      return { jewelleryPieceId: item.id };
    case 'Bracelet':
      return { braceletId: item.id };
    case 'CustomNecklace':
      return { customNecklaceId: item.id };
    case 'EternityRing':
      return { eternityRingId: item.id };
    case 'RingSetting':
    case 'GenericDiamond':
      return ringOf(line);
  }
}

function ringOf({ item, partner, ringSize: size, engraving }: NewLine): OrderLineInput['item'] | string {
  if (partner === null) {
    return item.__typename === 'RingSetting' ? 'Choose the stone of the ring.' : 'Choose the setting of the ring.';
  }
  const ringSize = typedNumber(size);
  if (ringSize === undefined) {
    return 'The ring size must be a number such as 6.5.';
  }
  const [setting, stone] = item.__typename === 'RingSetting' ? [item, partner] : [partner, item];
  const ring = { ringSettingId: setting.id, ringSize, engraving: textOrNull(engraving) };
  return stone.__typename === 'Diamond'
    ? { engagementRing: { ...ring, diamondId: stone.id } }
    : { completedRing: { ...ring, genericDiamondId: stone.id } };
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
