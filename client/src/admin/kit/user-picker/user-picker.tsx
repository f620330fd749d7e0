import { skipToken, useQuery } from '@apollo/client/react';
import { Combobox, createListCollection, Field, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { ComboboxInput } from '../../../forms/combobox-field';
import { FindUsersDocument, type PickedUserFragment } from '../../../graphql/generated/graphql';
import { useDelayedCall } from '../../../table/filters/use-delayed-call';

const TYPING_PAUSE = 200;

export type PickedUser = Pick<PickedUserFragment, 'id' | 'email' | 'displayName'>;

interface UserPickerProps {
  readonly label: string;
  readonly value: PickedUser | null;
  readonly onChange: (user: PickedUser | null) => void;
  readonly error?: string;
  readonly hint?: string;
}

/** Field that finds a user by part of the name, company or email address. */
export function UserPicker({ label, value, onChange, error, hint }: UserPickerProps) {
  const [text, setText] = useState('');
  const typing = useDelayedCall(TYPING_PAUSE, (typed: string) => setText(typed.trim()));
  const { data, loading } = useQuery(FindUsersDocument, text === '' ? skipToken : { variables: { text } });
  const users = data?.users?.items;

  const collection = useMemo(() => {
    const listed: readonly PickedUser[] = users ?? (value === null ? [] : [value]);
    const others = value === null || listed.some(({ id }) => id === value.id) ? [] : [value];
    return createListCollection<PickedUser>({
      items: [...listed, ...others],
      itemToValue: ({ id }) => id,
      itemToString: ({ email }) => email,
    });
  }, [users, value]);

  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      <Combobox.Root
        collection={collection}
        size="sm"
        value={value === null ? [] : [value.id]}
        inputBehavior="autohighlight"
        positioning={{ strategy: 'fixed', sameWidth: true }}
        placeholder="Name, company or email"
        onInputValueChange={({ inputValue, reason }) => {
          if (reason === 'input-change') {
            typing.schedule(inputValue);
          }
        }}
        onValueChange={({ items }) => onChange(items[0] ?? null)}
      >
        <Combobox.Control>
          <ComboboxInput autoComplete="off" />
          <Combobox.IndicatorGroup>
            <Combobox.ClearTrigger aria-label={`Clear ${label}`} />
          </Combobox.IndicatorGroup>
        </Combobox.Control>
        {/* Not rendered in a portal, because a modal dialog hides outside content from screen readers. */}
        <Combobox.Positioner>
          <Combobox.Content>
            <Combobox.Empty>
              {text === '' ? 'Type part of a name or email' : loading ? 'Searching' : 'No users found'}
            </Combobox.Empty>
            {collection.items.map((user) => (
              <Combobox.Item key={user.id} item={user}>
                <Combobox.ItemText>
                  {user.displayName}
                  <Text as="span" display="block" color="fg.subtle" textStyle="sm">
                    {user.email}
                  </Text>
                </Combobox.ItemText>
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Combobox.Root>
      <Field.ErrorText>{error}</Field.ErrorText>
      {hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
