import * as v from 'valibot';
import { numberFromText, optionalNumberFromText, optionalTextUpTo, requiredText } from '../../../forms/field-rules';
import type { StockDeclaration, StockFieldDeclaration } from '../../../graphql/stock/stock-declaration';
import { formFields, isNeeded } from './form-fields';
import type { FieldProblem, FormParts, InputValue, RecordValues, TypedRecord } from './typed-record';

/** Returns an error for each range whose end is below its start. A range consists of two fields. */
function crossedRanges(fields: readonly StockFieldDeclaration[], values: RecordValues): readonly FieldProblem[] {
  return fields.flatMap(({ name, label, notAbove }) => {
    const upper = fields.find((field) => field.name === notAbove);
    const [from, to] = [values[name], values[upper?.name ?? '']];
    const isReversed = typeof from === 'number' && typeof to === 'number' && from > to;
    return upper !== undefined && isReversed
      ? [{ field: upper.name, message: `Enter at least the ${label.toLowerCase()}` }]
      : [];
  });
}

/** Returns the form schema for a record, with rules for single fields and for combinations of fields. */
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

type Rule = v.GenericSchema<InputValue, unknown>;
type Limits = StockFieldDeclaration['limits'];

const plainNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** Returns the error for a number outside the limits of its field, or null if it is valid. */
export function numberProblem(value: number, { min, max, decimals }: Limits): string | null {
  if (min !== undefined && value < min) {
    return min === 0 ? 'Enter 0 or more' : `Enter at least ${plainNumber.format(min)}`;
  }
  if (max !== undefined && value > max) {
    return `Enter at most ${plainNumber.format(max)}`;
  }
  if (decimals !== undefined && Number(value.toFixed(decimals)) !== value) {
    return decimals === 0 ? 'Enter a whole number' : `Use at most ${decimals} decimals`;
  }
  return null;
}

function number(limits: Limits, isNeeded: boolean): Rule {
  return v.pipe(
    isNeeded ? numberFromText : optionalNumberFromText,
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = typeof dataset.value === 'number' ? numberProblem(dataset.value, limits) : null;
      if (dataset.typed && problem !== null) {
        addIssue({ message: problem });
      }
    }),
  );
}

function text({ maxLength = 5_000 }: Limits, requiredMessage: string | null): Rule {
  return requiredMessage === null ? optionalTextUpTo(maxLength) : requiredText(requiredMessage, maxLength);
}

/** Maximum URL length that the server accepts. */
const MAX_URL_LENGTH = 2_000;

/**
 * Returns whether the server accepts a line as a URL: an http or https URL, or a path on this site. Backslashes count
 * as slashes.
 */
function isAddress(line: string): boolean {
  const isOnWeb = /^https?:\/\/[^\s\\]+$/i.test(line) && URL.canParse(line);
  return line.length <= MAX_URL_LENGTH && (isOnWeb || /^\/(?!\/)[^\s\\]+$/.test(line));
}

const ADDRESS_NEEDED = 'Enter a URL such as https://example.com/stone.jpg';

const address: Rule = v.pipe(
  v.string(),
  v.trim(),
  v.check((line) => line === '' || isAddress(line), ADDRESS_NEEDED),
  v.transform((line) => (line === '' ? null : line)),
);

/** Returns the validation rule for text with one URL per line. */
function addresses({ most = 10 }: Limits): Rule {
  return v.pipe(
    v.string(),
    v.transform((lines) => lines.split('\n').map((line) => line.trim())),
    v.transform((lines) => lines.filter((line) => line !== '')),
    v.everyItem(isAddress, ADDRESS_NEEDED),
    v.maxLength(most, `Enter at most ${most} URLs`),
  );
}

const moment: Rule = v.pipe(
  v.string(),
  v.transform((local) => (local === '' ? null : new Date(local).toISOString())),
);

/**
 * Returns the validation rule for a field. If an optional field is empty, its value becomes null, which clears the
 * stored value.
 */
export function valueRule({ value, label, limits }: StockFieldDeclaration, isNeeded: boolean): Rule {
  const noun = label.toLowerCase();
  switch (value) {
    case 'flag':
      return v.boolean();
    case 'integer':
    case 'number':
    case 'money':
    case 'carats':
      return number(limits, isNeeded);
    case 'references':
    case 'choices':
      return v.array(v.string());
    case 'link':
    case 'picture':
      return address;
    case 'pictures':
      return addresses(limits);
    case 'moment':
      return moment;
    case 'choice':
    case 'reference':
    case 'user':
    case 'date':
      return text(limits, isNeeded ? `Choose the ${noun}` : null);
    case 'text':
    case 'longText':
      return text(limits, isNeeded ? `Enter the ${noun}` : null);
  }
}
