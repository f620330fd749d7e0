import { Stack } from '@chakra-ui/react';
import { OptionList } from '../../../table/filters/option-list';
import { chosenOptions, type FilterValue } from '../../../table/filters/values/filter-value';
import type { UserOption } from './use-picked-users';
import { UserPicker } from './user-picker';

interface UserFilterProps {
  readonly label: string;
  /** The chosen users. */
  readonly options: readonly UserOption[];
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | null) => void;
}

/** A filter by users: those who are chosen, and a search for more. */
export function UserFilter({ label, options, value, onChange }: UserFilterProps) {
  return (
    <Stack gap="3">
      <OptionList options={options.map((option) => ({ ...option, count: null }))} value={value} onChange={onChange} />
      <UserPicker
        label={`Add a ${label.toLowerCase()}`}
        value={null}
        onChange={(user) => {
          if (user !== null) {
            onChange({ kind: 'options', values: [...new Set([...chosenOptions(value), user.id])] });
          }
        }}
      />
    </Stack>
  );
}
