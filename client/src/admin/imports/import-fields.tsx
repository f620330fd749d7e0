import { NativeSelect } from '@chakra-ui/react';
import * as v from 'valibot';
import type { StockFiles, StockHeading } from '../../graphql/stock/stock-declaration';
import { inHouseCurrency } from '../../ui/numbers';

/** Value of the choice that names no field. */
const NONE = '';

interface HeadingSelectProps {
  readonly files: StockFiles;
  readonly groups: readonly HeadingGroup[];
  readonly label: string;
  /** The server's name of a field; `null`: none. */
  readonly value: string | null;
  /** What it is called to choose none. */
  readonly none: string;
  readonly onChange: (field: string | null) => void;
}

/** One of the fields of a type of stock, under the headings of their groups. */
export function HeadingSelect({ files, groups, label, value, none, onChange }: HeadingSelectProps) {
  const isKnown = files.headings.some(({ name }) => name === value);
  return (
    <NativeSelect.Root size="sm">
      <NativeSelect.Field
        aria-label={label}
        value={value ?? NONE}
        onChange={({ target }) => onChange(target.value === NONE ? null : target.value)}
      >
        <option value={NONE}>{none}</option>
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

/** What a column can be read as, under the heading of its group. */
export interface HeadingGroup {
  readonly title: string;
  readonly headings: readonly StockHeading[];
}

/** What a column of a file can be read as. */
export function headingGroups({ headings }: StockFiles): readonly HeadingGroup[] {
  return [...new Set(headings.map(({ group }) => group))].map((title) => ({
    title,
    headings: headings
      .filter(({ group }) => group === title)
      .map((heading) => ({ ...heading, label: inHouseCurrency(heading.label) })),
  }));
}

/** What a heading is called; one that is not known here goes by the server's name. */
export function headingLabel({ headings }: StockFiles, name: string): string {
  const label = headings.find((heading) => heading.name === name)?.label ?? name;
  return name === 'extras' ? 'Extra attributes' : inHouseCurrency(label);
}

const extrasSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** Attributes that the house has no field for. `Location: Antwerp; Brand: None` */
function extrasText(value: string): string {
  const extras = v.safeParse(extrasSchema, value);
  return extras.success
    ? Object.entries(extras.output)
        .map(([name, text]) => `${name}: ${text}`)
        .join('; ')
    : value;
}

/** A value of a field as it is read: in words, and numbers without the zeros that say nothing. */
export function valueText({ decimals, words }: StockFiles, name: string, value: string): string {
  const known = words[name] ?? {};
  if (name === 'extras') {
    return extrasText(value);
  }
  if (Object.hasOwn(known, value)) {
    return known[value] ?? value;
  }
  return decimals.includes(name) && /^-?\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value;
}
