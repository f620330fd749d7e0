import * as v from 'valibot';
import type { StockDeclaration, StockFieldDeclaration } from '../../../graphql/stock/stock-declaration';
import { formFields, isNeeded } from './form-fields';
import type { FieldProblem, FormParts, RecordValues } from './form-parts';
import type { TypedRecord } from './typed-record';
import { valueRule } from './value-rule';

/** Ranges whose ends are two fields are not upside down. */
function crossedRanges(fields: readonly StockFieldDeclaration[], values: RecordValues): readonly FieldProblem[] {
  return fields.flatMap(({ name, label, notAbove }) => {
    const upper = fields.find((field) => field.name === notAbove);
    const [from, to] = [values[name], values[upper?.name ?? '']];
    const isCrossed = typeof from === 'number' && typeof to === 'number' && from > to;
    return upper !== undefined && isCrossed
      ? [{ field: upper.name, message: `Enter at least the ${label.toLowerCase()}` }]
      : [];
  });
}

/** The rules of the form of a record: those of each field, and those over several. */
export function recordSchema(
  declaration: StockDeclaration,
  parts: FormParts,
  { isNew }: { readonly isNew: boolean },
): v.GenericSchema<TypedRecord, RecordValues> {
  const fields = formFields(declaration);
  const entries = {
    ...Object.fromEntries(Object.keys(parts.extra).map((name) => [name, v.string()])),
    ...Object.fromEntries(fields.map((field) => [field.name, valueRule(field, isNeeded(field, { isNew }))])),
  };
  return v.pipe(
    v.object(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      const values: RecordValues = dataset.value instanceof Object ? { ...dataset.value } : {};
      for (const { field, message } of [...crossedRanges(fields, values), ...parts.check(values)]) {
        const value = values[field];
        addIssue({ message, path: [{ type: 'object', origin: 'value', input: values, key: field, value }] });
      }
    }),
  );
}
