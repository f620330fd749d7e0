import { useMutation, useQuery } from '@apollo/client/react';
import { Button, chakra, Flex, IconButton, Skeleton, Stack, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { SelectField } from '../../../forms/select-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import {
  AddToWaitingListDocument,
  MoveInWaitingListDocument,
  RemoveFromWaitingListDocument,
  StockHoldDocument,
  type StockHoldStateFragment,
  type StockKind,
} from '../../../graphql/generated/graphql';
import { formatDateTime } from '../../../ui/dates';
import { counted } from '../../kit/count-noun';
import { failureReason } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-parts';
import { showSuccess } from '../../kit/success-toast';
import { type PickedUser, UserPicker } from '../../kit/user-picker/user-picker';
import type { RecordStateProps } from '../stock-type';
import { useHoldChange } from './use-hold-change';

const offers = [
  { value: '', label: 'Send email' },
  { value: '24', label: 'Hold for 1 day' },
  { value: '48', label: 'Hold for 2 days' },
  { value: '72', label: 'Hold for 3 days' },
  { value: '168', label: 'Hold for 1 week' },
];

const schema = v.object({ hours: v.string() });

interface AddWaitingProps {
  readonly kind: StockKind;
  readonly id: string;
}

/** Form that adds a customer to the end of the waiting list. */
function AddWaiting({ kind, id }: AddWaitingProps) {
  const [isOpen, setOpen] = useState(false);
  const [user, setUser] = useState<PickedUser | null>(null);
  const [error, setError] = useState<string | undefined>(undefined);
  const [add] = useMutation(AddToWaitingListDocument);
  const { isPending, change } = useHoldChange();
  const form = useSchemaForm({
    schema,
    defaultValues: { hours: '' },
    onSubmit: async ({ hours }) => {
      if (user === null) {
        setError('Choose a customer');
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
        Add to waiting list
      </Button>
    );
  }
  return (
    <form onSubmit={form.submit} noValidate aria-label="Add to waiting list">
      <Stack gap="3">
        <UserPicker
          label="Customer"
          value={user}
          {...(error !== undefined && user === null && { error })}
          onChange={(picked) => {
            setUser(picked);
            setError(undefined);
          }}
        />
        <SelectField control={form.control} name="hours" label="When available" size="sm" choices={offers} />
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

function holdText({ isHeld, user, until, isByHolder }: StockHoldStateFragment): string {
  if (!isHeld) {
    return 'Not on hold';
  }
  const end = until === null ? 'with no end date' : `until ${formatDateTime(until)}`;
  const placedText = isByHolder && user !== null ? ', placed by the customer' : '';
  return `On hold for ${user?.displayName ?? 'no customer'} ${end}${placedText}`;
}

/** Section that shows the customer and end time of a hold, and the waiting list. */
export function HoldSection({ type, record: { id } }: RecordStateProps) {
  const { kind } = type.declaration;
  const { data, error } = useQuery(StockHoldDocument, { variables: { kind, id }, fetchPolicy: 'cache-and-network' });
  const hold = data?.stockHold;
  return (
    <PanelSection title="Hold and waiting list">
      {error !== undefined && <Text role="alert">{failureReason(error)}</Text>}
      {hold == null ? (
        error === undefined && <Skeleton height="12" />
      ) : (
        <>
          <Text>{holdText(hold)}</Text>
          {hold.note !== null && <Text color="fg.muted">“{hold.note}”</Text>}
          <WaitingList kind={kind} id={id} waiting={hold.waiting} />
        </>
      )}
    </PanelSection>
  );
}

type Waiting = StockHoldStateFragment['waiting'][number];

interface WaitingListProps {
  readonly kind: StockKind;
  readonly id: string;
  readonly waiting: readonly Waiting[];
}

function offerText({ holdHours, toldAt }: Waiting): string {
  if (toldAt !== null) {
    return `Notified on ${formatDateTime(toldAt)}`;
  }
  return holdHours === null ? 'Send email' : `Hold for ${counted(holdHours, 'hour', 'hours')}`;
}

/** List of the customers waiting for an item, with the first in line at the top. */
function WaitingList({ kind, id, waiting }: WaitingListProps) {
  const [move] = useMutation(MoveInWaitingListDocument);
  const [remove] = useMutation(RemoveFromWaitingListDocument);
  const [add] = useMutation(AddToWaitingListDocument);
  const { isPending, change } = useHoldChange();
  const notice = 'Error changing waiting list';

  const moveTo = (entry: Waiting, position: number) =>
    void change(notice, () => move({ variables: { input: { id: entry.id, place: position } } }));

  async function removeEntry(entry: Waiting): Promise<void> {
    const { user, holdHours } = entry;
    const isDone = await change(notice, () => remove({ variables: { input: { id: entry.id } } }));
    if (isDone && user !== null) {
      showSuccess(`${user.displayName} removed from the waiting list`, () => {
        void change(notice, () => add({ variables: { input: { kind, id, userId: user.id, holdHours } } }));
      });
    }
  }

  return (
    <>
      <Text color="fg.muted">
        {waiting.length === 0
          ? 'No customers are waiting.'
          : 'When the item becomes available, the first customer gets a hold or an email. Customers who got an email and do not order within a day are removed from the list.'}
      </Text>
      {waiting.length > 0 && (
        <chakra.ol aria-label="Waiting list" listStyleType="none">
          {waiting.map((entry, index) => {
            const name = entry.user?.displayName ?? 'Deleted user';
            return (
              <chakra.li key={entry.id} borderTopWidth="1px" py="1">
                <Flex align="center" gap="1">
                  <chakra.span me="auto" overflowWrap="anywhere">
                    {index + 1}. {name}{' '}
                    <Text as="span" color="fg.muted" display="block">
                      {offerText(entry)}
                    </Text>
                  </chakra.span>
                  <IconButton
                    size="sm"
                    variant="ghost"
                    aria-label={`Move ${name} up`}
                    aria-disabled={isPending || index === 0}
                    onClick={() => (isPending || index === 0 ? undefined : moveTo(entry, index - 1))}
                  >
                    <ArrowUp aria-hidden />
                  </IconButton>
                  <IconButton
                    size="sm"
                    variant="ghost"
                    aria-label={`Move ${name} down`}
                    aria-disabled={isPending || index === waiting.length - 1}
                    onClick={() => (isPending || index === waiting.length - 1 ? undefined : moveTo(entry, index + 1))}
                  >
                    <ArrowDown aria-hidden />
                  </IconButton>
                  <IconButton
                    size="sm"
                    variant="ghost"
                    aria-label={`Remove ${name} from the waiting list`}
                    aria-disabled={isPending}
                    onClick={() => (isPending ? undefined : void removeEntry(entry))}
                  >
                    <X aria-hidden />
                  </IconButton>
                </Flex>
              </chakra.li>
            );
          })}
        </chakra.ol>
      )}
      <AddWaiting kind={kind} id={id} />
    </>
  );
}
