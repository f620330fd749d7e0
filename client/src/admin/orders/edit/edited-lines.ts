import type { AdminOrderRecordFragment, OrderLineChangeInput } from '../../../graphql/generated/graphql';
import { type NumberField, numberProblem, type TypedField, typedNumber } from '../draft/new-line';

export type OrderLine = AdminOrderRecordFragment['lines'][number];

/** Values of an order line as typed in the form. */
export type EditedLine = Readonly<Record<TypedField, string>>;

/** Edits to the lines of an order. Lines without edits are unchanged. */
export interface LineEdits {
  readonly removed: ReadonlySet<string>;
  readonly edited: ReadonlyMap<string, EditedLine>;
}

export const noEdits: LineEdits = { removed: new Set(), edited: new Map() };

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/**
 * Returns the initial form values of a line. The price field is empty; the price is unchanged unless the user types
 * one.
 */
export function typedLine({ carats, numberOfStones, ringSize, kind }: OrderLine): EditedLine {
  return {
    carats: kind === 'MELEE' ? textOf(carats) : '',
    stones: textOf(numberOfStones),
    ringSize: ringSize ?? '',
    engraving: '',
    price: '',
    setPrice: '',
  };
}

/** Returns the editable fields of a line, excluding set prices. */
function ownFieldsOf({ kind, numberOfStones }: OrderLine): readonly TypedField[] {
  if (kind === 'MELEE') {
    return ['carats', 'stones', 'price'];
  }
  return kind === 'DIAMOND' && numberOfStones !== null ? ['stones', 'ringSize', 'price'] : ['price'];
}

/** Returns the lines that are removed together with a line. For a set, all of its lines are removed. */
export function linesWith(lines: readonly OrderLine[], { id, lineSet }: OrderLine): readonly string[] {
  return lines
    .filter((line) => line.id === id || (lineSet !== null && line.lineSet === lineSet))
    .map((line) => line.id);
}

/** Returns the lines and price of the set that contains a line, or null if there is none. */
export function setOf(lines: readonly OrderLine[], line: OrderLine, { edited }: LineEdits) {
  const ids = linesWith(lines, line);
  const set = lines.filter(({ id }) => ids.includes(id));
  return set.length < 2
    ? null
    : {
        /** The set price is entered on the first line of the set. */
        isFirst: ids[0] === line.id,
        isPriced: ids.some((id) => isNotBlank(edited.get(id)?.setPrice)),
        total: set.reduce((sum, { price }) => sum + Math.round((price.total ?? 0) * 100), 0) / 100,
      };
}

const isNotBlank = (text = ''): boolean => text.trim() !== '';

/** Returns the editable fields of a line. A set has either one price, or a price for each line. */
export function editableFieldsOf(line: OrderLine, set: ReturnType<typeof setOf>): readonly TypedField[] {
  const ownFields = ownFieldsOf(line);
  if (set === null) {
    return ownFields;
  }
  const single = set.isPriced ? ownFields.filter((field) => field !== 'price') : ownFields;
  return set.isFirst ? [...single, 'setPrice'] : single;
}

/** Returns the first invalid number field of a line, or null if all are valid. */
export function invalidNumberField(typed: EditedLine): NumberField | null {
  return (
    (['carats', 'stones', 'price', 'setPrice'] as const).find((field) => numberProblem(field, typed[field]) !== null) ??
    null
  );
}

/** Returns the error in a line's typed values, or null if there is none. */
export function problemOfLine(line: OrderLine, typed: EditedLine): string | null {
  const invalidField = invalidNumberField(typed);
  if (invalidField !== null) {
    return numberProblem(invalidField, typed[invalidField]);
  }
  if (line.kind === 'MELEE' && typedNumber(typed.carats) === null) {
    return 'Enter the weight in carats, or remove the line.';
  }
  return line.kind !== 'MELEE' && line.numberOfStones !== null && typedNumber(typed.stones) === null
    ? 'Enter the number of stones, or remove the line.'
    : null;
}

/** Returns the changes to a line, or null if there are none. */
export function changeOf(line: OrderLine, typed: EditedLine): OrderLineChangeInput | null {
  const fields = ownFieldsOf(line);
  const carats = fields.includes('carats') ? typedNumber(typed.carats) : null;
  const stones = fields.includes('stones') ? typedNumber(typed.stones) : null;
  const price = typedNumber(typed.price);
  const setPrice = typedNumber(typed.setPrice);
  const ringSize = typed.ringSize.trim() === '' ? null : typed.ringSize.trim();
  const change: OrderLineChangeInput = {
    lineId: line.id,
    ...(carats != null && carats !== line.carats && { carats }),
    ...(stones != null && stones !== line.numberOfStones && { numberOfStones: stones }),
    ...(fields.includes('ringSize') && ringSize !== line.ringSize && { ringSize }),
    ...(price != null && { totalPrice: price }),
    ...(setPrice != null && { setTotalPrice: setPrice }),
  };
  return Object.keys(change).length > 1 ? change : null;
}

/** Converts the edits to mutation input. */
export function changesOf(lines: readonly OrderLine[], edits: LineEdits) {
  const { removed, edited } = edits;
  return {
    removeLineIds: lines.filter(({ id }) => removed.has(id)).map(({ id }) => id),
    changeLines: lines.flatMap((line) => {
      const typed = removed.has(line.id) ? undefined : edited.get(line.id);
      if (typed === undefined) {
        return [];
      }
      // If a set price is typed, line prices typed earlier are ignored.
      const isOfPricedSet = setOf(lines, line, edits)?.isPriced === true;
      return changeOf(line, isOfPricedSet ? { ...typed, price: '' } : typed) ?? [];
    }),
  };
}

/** Returns the edits without the edits to the given lines. */
export function withoutLines({ removed, edited }: LineEdits, lines: readonly OrderLine[]): LineEdits {
  const ids = new Set(lines.map(({ id }) => id));
  return { removed, edited: new Map([...edited].filter(([id]) => !ids.has(id))) };
}

/** Returns the edits to lines that still exist. */
export function editsOf(lines: readonly OrderLine[], { removed, edited }: LineEdits): LineEdits {
  const ids = new Set(lines.map(({ id }) => id));
  return {
    removed: new Set([...removed].filter((id) => ids.has(id))),
    edited: new Map([...edited].filter(([id]) => ids.has(id))),
  };
}
