import { Stack } from '@chakra-ui/react';
import type { OwnControlProps } from '../../../table/filters/filter-control';
import { OptionList } from '../../../table/filters/option-list';
import { chosenOptions, type FilterValues } from '../../../table/filters/values/filter-value';
import { listFilter } from '../../../table/list/list-filter';
import { usePickedUsers } from './use-picked-users';
import { UserPicker } from './user-picker';

/** Those who are chosen, and a search for more. */
export function UserFilter({ label, options, value, onChange }: OwnControlProps) {
  return (
    <Stack gap="3">
      <OptionList options={options} value={value} onChange={onChange} />
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

/** A filter of a list by users, with the list's choices for it. */
export function usersFilter(facts: { readonly field: string; readonly id: string; readonly label: string }) {
  return {
    filter: listFilter({ ...facts, kind: 'options', control: UserFilter }),
    useChoices: (values: FilterValues) => ({ [facts.id]: usePickedUsers(chosenOptions(values[facts.id])) }),
  };
}
