import { chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { StockHoldStateFragment, StockKind } from '../../../graphql/generated/graphql';
import {
  useAddToWaitingListMutation,
  useMoveInWaitingListMutation,
  useRemoveFromWaitingListMutation,
} from '../../../graphql/generated/hooks';
import { formatDateTime } from '../../../ui/dates';
import { counted } from '../../kit/count-noun';
import { showSuccess } from '../../kit/success-toast';
import { AddWaiting } from './add-waiting';
import { useHoldChange } from './use-hold-change';

type Waiting = StockHoldStateFragment['waiting'][number];

interface WaitingListProps {
  readonly kind: StockKind;
  readonly id: string;
  readonly waiting: readonly Waiting[];
}

function offerText({ holdHours, toldAt }: Waiting): string {
  if (toldAt !== null) {
    return `Told on ${formatDateTime(toldAt)}`;
  }
  return holdHours === null ? 'Is told by mail' : `Gets it for ${counted(holdHours, 'hour', 'hours')}`;
}

/** Who waits for an item, in their order. */
export function WaitingList({ kind, id, waiting }: WaitingListProps) {
  const [move] = useMoveInWaitingListMutation();
  const [remove] = useRemoveFromWaitingListMutation();
  const [add] = useAddToWaitingListMutation();
  const { isPending, change } = useHoldChange();
  const notice = 'Error changing waiting list';

  const put = (entry: Waiting, place: number) =>
    void change(notice, () => move({ variables: { input: { id: entry.id, place } } }));

  async function takeOff(entry: Waiting): Promise<void> {
    const { user, holdHours } = entry;
    const isDone = await change(notice, () => remove({ variables: { input: { id: entry.id } } }));
    if (isDone && user !== null) {
      showSuccess(`${user.displayName} waits no longer`, () => {
        void change(notice, () => add({ variables: { input: { kind, id, userId: user.id, holdHours } } }));
      });
    }
  }

  return (
    <>
      <Text color="fg.muted">
        {waiting.length === 0
          ? 'No one is waiting.'
          : 'When it becomes free, the first of these gets it or is told. Who was told and has not ordered it leaves the list after a day.'}
      </Text>
      {waiting.length > 0 && (
        <chakra.ol aria-label="Waiting list" listStyleType="none">
          {waiting.map((entry, place) => {
            const name = entry.user?.displayName ?? 'Deleted user';
            return (
              <chakra.li key={entry.id} borderTopWidth="1px" py="1">
                <Flex align="center" gap="1">
                  <chakra.span me="auto" overflowWrap="anywhere">
                    {place + 1}. {name}{' '}
                    <Text as="span" color="fg.muted" display="block">
                      {offerText(entry)}
                    </Text>
                  </chakra.span>
                  <IconButton
                    size="sm"
                    variant="ghost"
                    aria-label={`Move ${name} up`}
                    aria-disabled={isPending || place === 0}
                    onClick={() => (isPending || place === 0 ? undefined : put(entry, place - 1))}
                  >
                    <ArrowUp aria-hidden />
                  </IconButton>
                  <IconButton
                    size="sm"
                    variant="ghost"
                    aria-label={`Move ${name} down`}
                    aria-disabled={isPending || place === waiting.length - 1}
                    onClick={() => (isPending || place === waiting.length - 1 ? undefined : put(entry, place + 1))}
                  >
                    <ArrowDown aria-hidden />
                  </IconButton>
                  <IconButton
                    size="sm"
                    variant="ghost"
                    aria-label={`Take ${name} off the waiting list`}
                    aria-disabled={isPending}
                    onClick={() => (isPending ? undefined : void takeOff(entry))}
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
