import { NativeSelect } from '@chakra-ui/react';
import * as v from 'valibot';
import type { StockFiles, StockHeading } from '../../graphql/stock/stock-declaration';
import { inConfiguredCurrency } from '../../ui/numbers';

/** Option value that means no field is selected. */
const NONE = '';

interface HeadingSelectProps {
  readonly files: StockFiles;
  readonly groups: readonly HeadingGroup[];
  readonly label: string;
  /** API name of the selected field. Null if none. */
  readonly value: string | null;
  /** Label of the option that selects no field. */
  readonly emptyText: string;
  readonly onChange: (field: string | null) => void;
}

/** Select control that lists the fields of a stock type in groups. */
export function HeadingSelect({ files, groups, label, value, emptyText, onChange }: HeadingSelectProps) {
  const isKnown = files.headings.some(({ name }) => name === value);
  return (
    <NativeSelect.Root size="sm">
      <NativeSelect.Field
        aria-label={label}
        value={value ?? NONE}
        onChange={({ target }) => onChange(target.value === NONE ? null : target.value)}
      >
        <option value={NONE}>{emptyText}</option>
        {value !== null && !isKnown && <option value={value}>{headingLabel(files, value)}</option>}
        {groups.map(({ title, headings }) => (
          <optgroup key={title} label={title}>
            {headings.map(({ name, label: text }) => (
              <option key={name} value={name}>
                {text}
              </option>
            ))}
          </optgroup>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

/** Group of fields with a common heading. */
export interface HeadingGroup {
  readonly title: string;
  readonly headings: readonly StockHeading[];
}

/** Returns the fields that a column can be mapped to, by group. */
export function headingGroups({ headings }: StockFiles): readonly HeadingGroup[] {
  return [...new Set(headings.map(({ group }) => group))].map((title) => ({
    title,
    headings: headings
      .filter(({ group }) => group === title)
      .map((heading) => ({ ...heading, label: inConfiguredCurrency(heading.label) })),
  }));
}

/** Returns the label of a field, or its API name if the field is unknown. */
export function headingLabel({ headings }: StockFiles, name: string): string {
  const label = headings.find((heading) => heading.name === name)?.label ?? name;
  return name === 'extras' ? 'Extra attributes' : inConfiguredCurrency(label);
}

const extrasSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/**
 * Formats extra attributes, which come from columns that are not mapped to a field: `Location: Antwerp; Brand: None`.
 */
function extrasText(value: string): string {
  const extras = v.safeParse(extrasSchema, value);
  return extras.success
    ? Object.entries(extras.output)
        .map(([name, text]) => `${name}: ${text}`)
        .join('; ')
    : value;
}

/** Formats a cell value. Shows enum values as labels, and numbers without trailing zeros. */
export function valueText({ decimals, words }: StockFiles, name: string, value: string): string {
  const labels = words[name] ?? {};
  if (name === 'extras') {
    return extrasText(value);
  }
  if (Object.hasOwn(labels, value)) {
    return labels[value] ?? value;
  }
  return decimals.includes(name) && /^-?\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value;
}
