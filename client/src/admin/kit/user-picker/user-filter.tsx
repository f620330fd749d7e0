import { useApolloClient } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { PickedUserDocument } from '../../../graphql/generated/graphql';
import type { FacetOption } from '../../../table/filters/facets';
import type { OwnControlProps } from '../../../table/filters/filter-control';
import { OptionList } from '../../../table/filters/option-list';
import { chosenOptions, type FilterValues } from '../../../table/filters/values/filter-value';
import { listFilter } from '../../../table/list/list-filter';
import { UserPicker } from './user-picker';

/** Returns users' names by user ID. Until a name is loaded, the ID is used. */
function usePickedUsers(ids: readonly string[]): readonly FacetOption[] {
  const client = useApolloClient();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const missing = ids.filter((id) => !names.has(id)).join(' ');

  useEffect(() => {
    let isCurrent = true;
    const missingIds = missing === '' ? [] : missing.split(' ');
    const requests = missingIds.map(async (id): Promise<[string, string]> => {
      const { data } = await client.query({ query: PickedUserDocument, variables: { id }, errorPolicy: 'all' });
      return [id, data?.user?.displayName ?? `User ${id}`];
    });
    Promise.all(requests).then(
      (entries) => {
        if (isCurrent && entries.length > 0) {
          setNames((before) => new Map([...before, ...entries]));
        }
      },
      () => {
        // If the request fails, the filter chip shows the ID. The list itself reports the error.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, missing]);

  return ids.map((value) => ({ value, label: names.get(value) ?? `User ${value}`, count: null }));
}

/** Filter control with the selected users and a search field that adds more users. */
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

/** Returns a list filter by user, and a hook that returns its choices. */
export function usersFilter(facts: { readonly field: string; readonly id: string; readonly label: string }) {
  return {
    filter: listFilter({ ...facts, kind: 'options', control: UserFilter }),
    useChoices: (values: FilterValues) => ({ [facts.id]: usePickedUsers(chosenOptions(values[facts.id])) }),
  };
}
