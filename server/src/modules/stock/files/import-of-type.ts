import { sql } from 'kysely';
import { shapes } from '../../reference-data/index.ts';
import { flag } from '../cells/cell-converters.ts';
import { Fault, FaultCode } from '../cells/fault.ts';
import { readNumber } from '../cells/numbers.ts';
import type { StockField } from '../fields/stock-field.ts';
import { type CellReader, cell } from '../headings/cell-reader.ts';
import type { HeaderResolver, HeadingSpec } from '../headings/headings.ts';
import type { StockType } from '../stock-type.ts';
import type { Unit } from '../values/stock-value.ts';
import type { ComputedField, RowCheck, StockImport } from './stock-import.ts';

/**
 * The `Cut` column contains shapes in some files and cut grades in others. It is read as the shape if the file has no
 * other shape column and all sampled cells are shapes.
 */
const cutAsShape =
  (heading: string): HeaderResolver<string> =>
  ({ has, samples }) =>
    !has(heading) && samples.length > 0 && samples.every((text) => shapes.find(text) !== undefined) ? heading : 'extra';

/** Returns the value for a blank cell, which is the field's default. Undefined if the field has no default. */
const blankOf = (field: StockField): string | undefined =>
  typeof field.default === 'object' ? '{}' : field.default === undefined ? undefined : String(field.default);

/**
 * Returns the fields that files can set. Includes fields that cannot be set when editing a single item, such as the
 * status.
 */
export const importedFields = (fields: readonly StockField[]): readonly StockField[] =>
  fields.filter(
    ({ isStored, isGiven, columns, fallbacks }) =>
      (isGiven && isStored) || columns !== undefined || fallbacks !== undefined,
  );

const readerOf = (field: StockField): CellReader => {
  const isRequired = field.presence === 'required' || (field.presence === 'made' && field.default === undefined);
  return cell(field.heading, field.heading, field.value.converter, { required: isRequired, blank: blankOf(field) });
};

/**
 * Returns the readers for the columns of a file, in the order of the fields. By default, the field's value type reads
 * its column. `special` readers handle several columns, or columns with a complex meaning. Each `special` reader
 * takes the position of its first field.
 */
export function cellReadersOf(fields: readonly StockField[], special: readonly CellReader[] = []): CellReader[] {
  const names = new Set(fields.map(({ heading }) => heading));
  const byHeading = new Map(special.flatMap((reader) => reader.headings.map((heading) => [heading, reader] as const)));
  const ofParts = special.filter(({ headings }) => !headings.some((heading) => names.has(heading)));
  const ofFields = fields.map((field) => byHeading.get(field.heading) ?? readerOf(field));
  return [...new Set([...ofParts, ...ofFields]), cell('isActive', 'isActive', flag, { blank: 'true' })];
}

/**
 * Checks that the lower end of a range does not exceed the upper end. If the file contains only one end, the other is
 * taken from the existing row.
 */
function orderChecks({ table, fields }: StockType): RowCheck<string, string>[] {
  const existing = (column: string) =>
    sql`(select ${sql.ref(`d.${column}`)} from ${sql.table(table)} d where d.stock_number = s.stock_number)`;
  return fields.flatMap((from) => {
    const to = fields.find(({ name }) => name === from.notAbove);
    if (!to) return [];
    const check = ({ name, column }: StockField, fails: RowCheck<string, string>['fails'], message: string) => ({
      needs: [name],
      heading: name,
      code: FaultCode.OUT_OF_RANGE,
      message,
      fails,
      value: sql<string>`${sql.ref(`s.${column}`)}::text`,
    });
    const [low, high] = [sql.ref(`s.${from.column}`), sql.ref(`s.${to.column}`)];
    return [
      check(
        from,
        ({ writes }) => sql<boolean>`${low} > ${writes(to.name) ? high : existing(to.column)}`,
        `must not be greater than ${to.name}`,
      ),
      check(
        to,
        ({ writes }) => (writes(from.name) ? sql<boolean>`false` : sql<boolean>`${high} < ${existing(from.column)}`),
        `must not be less than ${from.name}`,
      ),
    ];
  });
}

/** Merges extra attributes into the existing ones. Attributes that are not in the file remain unchanged. */
const extrasField: ComputedField<string, string> = {
  from: ['extras'],
  value: ({ extras }) => sql`(coalesce(d.extras, '{}') - ${sql.val(extras)}::text[]) || s.extras`,
};

/** Formats extra attributes as display text. */
function extrasInWords(stored: string): string {
  const extras: Record<string, string> = JSON.parse(stored);
  return Object.entries(extras)
    .map(([name, text]) => `${name}: ${text}`)
    .join('; ');
}

const shownUnits: Readonly<Partial<Record<Unit, string>>> = { $: '', '$/ct': ' per carat' };

/** Formats a cell as the value that would be imported. Displayed when users choose the meaning of a column. */
const shownCellOf =
  (fields: readonly StockField[]): StockImport['shownCell'] =>
  (heading, cell) => {
    const field = fields.find((candidate) => candidate.heading === heading);
    if (!field) return cell;
    const { converter, inWords } = field.value;
    const [point, comma] =
      typeof converter === 'function'
        ? [converter(cell)]
        : [converter.of(readNumber['.'])(cell), converter.of(readNumber[','])(cell)];
    const read = point instanceof Fault ? (comma ?? point) : point;
    if (read instanceof Fault) return `"${cell}" ${read.message}`;
    if (read === null) return 'nothing';
    const unit = field.unit ?? '';
    return `${inWords(read)}${unit && (shownUnits[unit] ?? ` ${unit}`)}`;
  };

/** Derives the import configuration of a stock type from its fields. */
export function importOf(type: StockType): StockImport {
  const { name, subject, entity, reservations, keptByImports, importKey } = type;
  const fields = importedFields(type.fields);
  const headings: Record<string, HeadingSpec> = {
    isActive: { columns: ['Active', 'Is Active', 'Visible'] },
    ...Object.fromEntries(
      fields.map((field) => [
        field.name,
        {
          columns: [field.rest ?? field.name, field.value.outputName(field.name), ...(field.columns ?? [])],
          fallbacks: field.fallbacks ?? [],
        },
      ]),
    ),
  };
  const shape = fields.find(({ name }) => name === 'shapeId');
  const isClaimed = () => reservations.isClaimed(sql`d.id`);
  return {
    name,
    subject,
    entity,
    key: 'stockNumber',
    ...(importKey && { keyParts: importKey }),
    headings,
    traps: shape ? { cut: cutAsShape(shape.name) } : {},
    extras: [],
    readers: cellReadersOf(fields),
    stagedOnly: {},
    inWords: {
      ...Object.fromEntries(fields.map((field) => [field.name, field.value.inWords])),
      extras: extrasInWords,
    },
    shownCell: shownCellOf(fields),
    computed: { extras: extrasField },
    checks: orderChecks(type),
    required: fields.filter(({ presence }) => presence === 'required').map((field) => field.name),
    inCarts: () => reservations.inCarts(),
    protectedFields: { fields: keptByImports, when: isClaimed },
    neverDeactivated: isClaimed,
  };
}
