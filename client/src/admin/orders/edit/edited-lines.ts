import type { AdminOrderRecordFragment, OrderLineChangeInput } from '../../../graphql/generated/graphql';
import { type TypedField, typedNumber } from '../draft/new-line';

export type OrderLine = AdminOrderRecordFragment['lines'][number];

/** What is typed of a line of an order. */
export type EditedLine = Readonly<Record<TypedField, string>>;

/** What is to become of the lines of an order: those that are not named stay as they are. */
export interface LineEdits {
  readonly removed: ReadonlySet<string>;
  readonly edited: ReadonlyMap<string, EditedLine>;
}

export const noEdits: LineEdits = { removed: new Set(), edited: new Map() };

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** A line as it is typed before anything is changed: its price stays unless one is typed. */
export function typedLine({ carats, numberOfStones, ringSize, kind }: OrderLine): EditedLine {
  return {
    carats: kind === 'MELEE' ? textOf(carats) : '',
    stones: textOf(numberOfStones),
    ringSize: ringSize ?? '',
    engraving: '',
    price: '',
  };
}

/** Which parts of a line can be changed. */
export function editableFieldsOf({ kind, numberOfStones }: OrderLine): readonly TypedField[] {
  if (kind === 'MELEE') {
    return ['carats', 'stones', 'price'];
  }
  return kind === 'DIAMOND' && numberOfStones !== null ? ['stones', 'ringSize', 'price'] : ['price'];
}

/** Lines that go with a line: a set is taken off as a whole. */
export function linesWith(lines: readonly OrderLine[], { id, lineSet }: OrderLine): readonly string[] {
  return lines
    .filter((line) => line.id === id || (lineSet !== null && line.lineSet === lineSet))
    .map((line) => line.id);
}

/** What is wrong with what is typed of a line; `null`: nothing. */
export function wrongIn(line: OrderLine, typed: EditedLine): string | null {
  const wrong = (['carats', 'stones', 'price'] as const).find((field) => typedNumber(typed[field]) === undefined);
  if (wrong !== undefined) {
    return 'Enter a number such as 1.02.';
  }
  if (line.kind === 'MELEE' && typedNumber(typed.carats) === null) {
    return 'Enter how many carats, or remove the line.';
  }
  return line.kind !== 'MELEE' && line.numberOfStones !== null && typedNumber(typed.stones) === null
    ? 'Enter how many stones, or remove the line.'
    : null;
}

/** What differs from the line as it is; `null`: nothing. */
export function changeOf(line: OrderLine, typed: EditedLine): OrderLineChangeInput | null {
  const fields = editableFieldsOf(line);
  const carats = fields.includes('carats') ? typedNumber(typed.carats) : null;
  const stones = fields.includes('stones') ? typedNumber(typed.stones) : null;
  const price = typedNumber(typed.price);
  const ringSize = typed.ringSize.trim() === '' ? null : typed.ringSize.trim();
  const change: OrderLineChangeInput = {
    lineId: line.id,
    ...(carats != null && carats !== line.carats && { carats }),
    ...(stones != null && stones !== line.numberOfStones && { numberOfStones: stones }),
    ...(fields.includes('ringSize') && ringSize !== line.ringSize && { ringSize }),
    ...(price != null && { totalPrice: price }),
  };
  return Object.keys(change).length > 1 ? change : null;
}

/** What is sent of the edits of an order. */
export function changesOf(lines: readonly OrderLine[], { removed, edited }: LineEdits) {
  return {
    removeLineIds: lines.filter(({ id }) => removed.has(id)).map(({ id }) => id),
    changeLines: lines.flatMap((line) => {
      const typed = removed.has(line.id) ? undefined : edited.get(line.id);
      return (typed === undefined ? null : changeOf(line, typed)) ?? [];
    }),
  };
}

/** Edits of lines that are still there. */
export function editsOf(lines: readonly OrderLine[], { removed, edited }: LineEdits): LineEdits {
  const ids = new Set(lines.map(({ id }) => id));
  return {
    removed: new Set([...removed].filter((id) => ids.has(id))),
    edited: new Map([...edited].filter(([id]) => ids.has(id))),
  };
}
