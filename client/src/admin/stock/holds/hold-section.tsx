import { Button, Flex, Skeleton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { StockHoldStateFragment } from '../../../graphql/generated/graphql';
import { useEndStockHoldMutation, useHoldStockMutation, useStockHoldQuery } from '../../../graphql/generated/hooks';
import { formatDateTime } from '../../../ui/dates';
import { dialogOnDemand } from '../../../ui/on-demand';
import { announceDone } from '../../kit/done';
import { failureReason } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-section';
import type { RecordStateProps } from '../stock-type';
import type { AskedHold, HoldDialogProps } from './hold-dialog';
import { useHoldChange } from './use-hold-change';
import { WaitingList } from './waiting-list';

const HoldDialog = dialogOnDemand<HoldDialogProps>(() => import('./hold-dialog'));

function holdText({ isHeld, user, until, isByHolder }: StockHoldStateFragment): string {
  if (!isHeld) {
    return 'Not on hold';
  }
  const buyer = user === null ? 'On hold for nobody of ours' : `On hold for ${user.displayName}`;
  if (isByHolder && user !== null) {
    return `${user.displayName} holds it until ${until === null ? 'somebody ends it' : formatDateTime(until)}`;
  }
  return until === null ? `${buyer}, until somebody ends it` : `${buyer} until ${formatDateTime(until)}`;
}

/** For whom an item is held, until when, and who waits for it. */
export function HoldSection({ type, record }: RecordStateProps) {
  const { kind } = type.declaration;
  const { id, stockNumber, version } = record;
  const { data, error } = useStockHoldQuery({ variables: { kind, id }, fetchPolicy: 'cache-and-network' });
  const [isAsking, setAsking] = useState(false);
  const [holdStock] = useHoldStockMutation();
  const [endHold] = useEndStockHoldMutation();
  const { isPending, change } = useHoldChange();
  const hold = data?.stockHold;

  const holdFor = ({ user, until }: AskedHold, expectedVersion: number | null) =>
    change('Error changing hold', () =>
      holdStock({ variables: { input: { kind, id, expectedVersion, userId: user?.id ?? null, until } } }),
    );

  async function end(before: AskedHold): Promise<void> {
    let made: number | null = null;
    const isDone = await change('Error changing hold', async () => {
      const ended = await endHold({ variables: { input: { kind, id, expectedVersion: version } } });
      made = ended.data?.endStockHold?.hold.version ?? null;
    });
    if (isDone) {
      announceDone(`${stockNumber} is on hold no longer`, () => void holdFor(before, made));
    }
  }

  async function confirm(asked: AskedHold): Promise<void> {
    if (await holdFor(asked, version)) {
      setAsking(false);
      announceDone(`${stockNumber} is on hold`);
    }
  }

  return (
    <PanelSection title="Hold and waiting list">
      {error !== undefined && <Text role="alert">{failureReason(error)}</Text>}
      {hold == null ? (
        error === undefined && <Skeleton height="12" />
      ) : (
        <>
          <Flex wrap="wrap" align="center" gap="2">
            <Text me="auto">{holdText(hold)}</Text>
            <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
              {hold.isHeld ? 'Change hold' : 'Hold'}
            </Button>
            {hold.isHeld && (
              <Button
                size="sm"
                variant="outline"
                aria-disabled={isPending}
                onClick={() => void end({ user: hold.user, until: hold.until })}
              >
                End hold
              </Button>
            )}
          </Flex>
          {hold.note !== null && <Text color="fg.muted">“{hold.note}”</Text>}
          <WaitingList kind={kind} id={id} waiting={hold.waiting} />
          <HoldDialog
            isOpen={isAsking}
            title={`Hold ${stockNumber}`}
            start={{ user: hold.user, until: hold.until }}
            isPending={isPending}
            onConfirm={(asked) => void confirm(asked)}
            onCancel={() => setAsking(false)}
          />
        </>
      )}
    </PanelSection>
  );
}
