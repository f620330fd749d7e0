import { NativeSelect } from '@chakra-ui/react';
import type { StockFiles } from '../../graphql/stock/stock-declaration';
import { type HeadingGroup, headingLabel } from './import-fields';

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
