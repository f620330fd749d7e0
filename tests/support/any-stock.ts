import fc from 'fast-check';
import type { StockField } from '../../server/src/modules/stock/fields/index.ts';
import type { StockType } from '../../server/src/modules/stock/index.ts';

/** Values of a stock item by field name. */
export type Row = Readonly<Record<string, unknown>>;

/** Text values used in generated items. */
export const sampleTexts = ['Alpha', 'beta', 'GAMMA ray'];

/** Returns a generator of values for a field, or null if generated items keep the field's default value. */
function pieceOf({ value, presence }: StockField): fc.Arbitrary<unknown> | null {
  const { facet, property } = value;
  const optional = (arbitrary: fc.Arbitrary<unknown>) => (presence === 'optional' ? fc.option(arbitrary) : arbitrary);
  if (facet.kind === 'none') return null;
  if (facet.kind === 'range') {
    if (property.type === 'decimal') return optional(fc.integer({ min: 1, max: 40 }).map(String));
    return property.type === 'integer' || property.type === 'double' ? optional(fc.integer({ min: 1, max: 15 })) : null;
  }
  const stored = facet.knownValues.map((option) => option.stored);
  if (stored.length === 0) return optional(fc.constantFrom(...sampleTexts));
  if (facet.isList) return fc.uniqueArray(fc.constantFrom(...stored.slice(0, 3).map(Number)));
  if (property.type === 'boolean') return fc.boolean();
  return optional(
    fc.constantFrom(...stored.slice(0, 3)).map((text) => (property.type === 'text' ? text : Number(text))),
  );
}

/**
 * Generates items that satisfy the database constraints: ordered ranges and no duplicate variants. The caller must
 * set the stock numbers.
 */
export function anyStock({ fields, name }: StockType): fc.Arbitrary<Row[]> {
  const inputFields = fields.filter(
    (field) => field.name !== 'stockNumber' && field.isStored && field.generated === undefined,
  );
  const values = inputFields.flatMap((field): [string, fc.Arbitrary<unknown>][] => {
    const value = pieceOf(field);
    return value ? [[field.name, value]] : [];
  });
  const row = fc.record({ isActive: fc.boolean(), ...Object.fromEntries(values) }).map((piece: Row): Row => {
    const turned = inputFields.flatMap(({ name: from, notAbove = '' }) => {
      const [low, high] = [piece[from], piece[notAbove]];
      return low && high && Number(low) > Number(high) ? [[from, high] as const, [notAbove, low] as const] : [];
    });
    return { ...piece, ...Object.fromEntries(turned) };
  });
  return fc.uniqueArray(row, {
    minLength: 4,
    maxLength: 16,
    selector: (piece) =>
      name === 'bracelets' ? JSON.stringify([piece.name, piece.color, piece.size]).toLowerCase() : piece,
  });
}

/** Converts a generated item to its entity, with grouped fields in nested objects. */
export function toEntity({ fields }: StockType, piece: Row): Row {
  const entity: Record<string, unknown> = { ...piece };
  for (const { name, group } of fields) {
    if (!group || !(name in piece)) continue;
    delete entity[name];
    entity[group.name] = Object.assign(entity[group.name] ?? {}, { [group.property]: piece[name] });
  }
  return entity;
}
