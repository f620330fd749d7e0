import type { AdminOrderRecordFragment, OrderLineChangeInput } from '../../../graphql/generated/graphql';
import { type NumberField, numberProblem, type TypedField, typedNumber } from '../draft/new-line';

export type OrderLine = AdminOrderRecordFragment['lines'][number];

/** Typed values of an order line. */
export type EditedLine = Readonly<Record<TypedField, string>>;

/** Edits to the lines of an order. Lines without edits are unchanged. */
export interface LineEdits {
  readonly removed: ReadonlySet<string>;
  readonly edited: ReadonlyMap<string, EditedLine>;
}

export const noEdits: LineEdits = { removed: new Set(), edited: new Map() };

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** Returns the initial form values of a line. Its price is empty, and stays unchanged unless one is typed. */
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

/** Returns the editable fields of a line, except prices of sets. */
function ownFieldsOf({ kind, numberOfStones }: OrderLine): readonly TypedField[] {
  if (kind === 'MELEE') {
    return ['carats', 'stones', 'price'];
  }
  return kind === 'DIAMOND' && numberOfStones !== null ? ['stones', 'ringSize', 'price'] : ['price'];
}

/** Returns the lines that are removed together with a line: all lines of its set. */
export function linesWith(lines: readonly OrderLine[], { id, lineSet }: OrderLine): readonly string[] {
  return lines
    .filter((line) => line.id === id || (lineSet !== null && line.lineSet === lineSet))
    .map((line) => line.id);
}

/** Returns the lines and the price of the set that a line belongs to; null if it belongs to none. */
export function setOf(lines: readonly OrderLine[], line: OrderLine, { edited }: LineEdits) {
  const ids = linesWith(lines, line);
  const set = lines.filter(({ id }) => ids.includes(id));
  return set.length < 2
    ? null
    : {
        /** The price of a set is entered at its first line. */
        isFirst: ids[0] === line.id,
        isPriced: ids.some((id) => isNotBlank(edited.get(id)?.setPrice)),
        total: set.reduce((sum, { price }) => sum + Math.round((price.total ?? 0) * 100), 0) / 100,
      };
}

const isNotBlank = (text = ''): boolean => text.trim() !== '';

/** Returns the editable fields of a line: a set has either one price, or one for each line. */
export function editableFieldsOf(line: OrderLine, set: ReturnType<typeof setOf>): readonly TypedField[] {
  const ownFields = ownFieldsOf(line);
  if (set === null) {
    return ownFields;
  }
  const single = set.isPriced ? ownFields.filter((field) => field !== 'price') : ownFields;
  return set.isFirst ? [...single, 'setPrice'] : single;
}

/** Returns the first invalid number field of a line; null if none. */
export function invalidNumberField(typed: EditedLine): NumberField | null {
  return (
    (['carats', 'stones', 'price', 'setPrice'] as const).find((field) => numberProblem(field, typed[field]) !== null) ??
    null
  );
}

/** Returns the error in the typed values of a line; null if none. */
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

/** Returns the changes to a line; null if none. */
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

/** Returns the edits as input of the mutation. */
export function changesOf(lines: readonly OrderLine[], edits: LineEdits) {
  const { removed, edited } = edits;
  return {
    removeLineIds: lines.filter(({ id }) => removed.has(id)).map(({ id }) => id),
    changeLines: lines.flatMap((line) => {
      const typed = removed.has(line.id) ? undefined : edited.get(line.id);
      if (typed === undefined) {
        return [];
      }
      // Line prices typed before the set price are ignored.
      const isOfPricedSet = setOf(lines, line, edits)?.isPriced === true;
      return changeOf(line, isOfPricedSet ? { ...typed, price: '' } : typed) ?? [];
    }),
  };
}

/** Returns the edits, except those of the given lines. */
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
