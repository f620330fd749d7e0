import { Button, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { SelectField } from '../../../forms/select-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import type { StockKind } from '../../../graphql/generated/graphql';
import { useAddToWaitingListMutation } from '../../../graphql/generated/hooks';
import { type PickedUser, UserPicker } from '../../kit/user-picker/user-picker';
import { useHoldChange } from './use-hold-change';

const offers = [
  { value: '', label: 'Is told by mail' },
  { value: '24', label: 'Gets it for a day' },
  { value: '48', label: 'Gets it for two days' },
  { value: '72', label: 'Gets it for three days' },
  { value: '168', label: 'Gets it for a week' },
];

const schema = v.object({ hours: v.string() });

interface AddWaitingProps {
  readonly kind: StockKind;
  readonly id: string;
}

/** Puts somebody at the end of the waiting list. */
export function AddWaiting({ kind, id }: AddWaitingProps) {
  const [isOpen, setOpen] = useState(false);
  const [user, setUser] = useState<PickedUser | null>(null);
  const [error, setError] = useState<string | undefined>(undefined);
  const [add] = useAddToWaitingListMutation();
  const { isPending, change } = useHoldChange();
  const form = useSchemaForm({
    schema,
    defaultValues: { hours: '' },
    onSubmit: async ({ hours }) => {
      if (user === null) {
        setError('Choose who waits');
        return;
      }
      const holdHours = hours === '' ? null : Number(hours);
      const input = { kind, id, userId: user.id, holdHours };
      if (await change('Error changing waiting list', () => add({ variables: { input } }))) {
        setUser(null);
        setOpen(false);
      }
    },
  });
  if (!isOpen) {
    return (
      <Button size="sm" variant="outline" alignSelf="start" onClick={() => setOpen(true)}>
        Add to the waiting list
      </Button>
    );
  }
  return (
    <form onSubmit={form.submit} noValidate aria-label="Add to the waiting list">
      <Stack gap="3">
        <UserPicker
          label="Who waits"
          value={user}
          {...(error !== undefined && user === null && { error })}
          onChange={(picked) => {
            setUser(picked);
            setError(undefined);
          }}
        />
        <SelectField control={form.control} name="hours" label="When it is free" size="sm" choices={offers} />
        <Flex gap="2">
          <Button type="submit" size="sm" variant="outline" loading={isPending}>
            Add
          </Button>
          <Button size="sm" variant="ghost" colorPalette="neutral" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
