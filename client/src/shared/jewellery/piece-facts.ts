import type { StockDeclaration } from '../../graphql/stock/stock-declaration';
import { type ValueKind, valueAt, valueKinds } from '../../table/columns/value-kinds';
import { inConfiguredCurrency } from '../../ui/numbers';

export interface PieceFact {
  readonly label: string;
  readonly value: string;
}

const kinds = new Map<string, (typeof valueKinds)[ValueKind]>(Object.entries(valueKinds));

/** Returns the named fields that have a value, in the given order, with the labels from the declaration. */
export function factsOf(piece: object, { fields }: StockDeclaration, names: readonly string[]): readonly PieceFact[] {
  return names.flatMap((name) => {
    const field = fields.find((each) => each.name === name);
    const kind = field === undefined ? undefined : kinds.get(field.value);
    if (field?.output == null || kind === undefined) {
      return [];
    }
    const { label, unit, options } = field;
    const plain = kind.plain(valueAt(piece, field.output));
    if (plain === null) {
      return [];
    }
    const option = options && 'values' in options ? options.values.find(({ value }) => value === plain) : undefined;
    const suffix = unit === null ? '' : ` ${inConfiguredCurrency(unit)}`;
    return [{ label, value: `${option?.label ?? kind.show(plain)}${suffix}` }];
  });
}
