import { useApolloClient } from '@apollo/client/react';
import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useDoOnce } from '../../../graphql/done-once';
import { useChangeDiamondStatusMutation, useHighlightDiamondMutation } from '../../../graphql/generated/hooks';
import { readAgainWhenStale } from '../../../graphql/stale';
import { formatDateTime } from '../../../ui/dates';
import { StatusMark } from '../../../ui/status-mark';
import { announceDone } from '../../kit/done';
import { attempt } from '../../kit/failure';
import { useActivation } from '../panel/use-activation';
import type { RecordStateProps } from '../stock-type';
import { type StatusChange, statusChangeOf, toStatus } from './status-change';
import { StatusDialog } from './status-dialog';
import { stockStatusLabels, stockStatusTones } from './stock-status';
import { type Stone, stoneOf } from './stone';

function holdText({ holdUser, holdUntil }: Stone): string {
  const buyer = holdUser === null ? '' : ` for ${holdUser.displayName}`;
  return holdUntil === null ? buyer : `${buyer} until ${formatDateTime(holdUntil)}`;
}

/** Where the stone stands: its status, whether it is active, whether it is the highlighted one. */
export function StoneState({ type, record }: RecordStateProps) {
  const [isAsking, setAsking] = useState(false);
  const [changeStatus, changing] = useChangeDiamondStatusMutation();
  const doOnce = useDoOnce();
  const client = useApolloClient();
  const readAgain = () => client.refetchQueries({ include: 'active' });
  const activity = useActivation(type.declaration, record);
  const [highlight, highlighting] = useHighlightDiamondMutation();
  const { id, stockNumber, isActive } = record;
  const stone = stoneOf(record);

  async function change(to: StatusChange, before: StatusChange, expectedVersion: number | null): Promise<void> {
    await attempt('Error changing diamond status', async () => {
      const { data } = await readAgainWhenStale(
        () => doOnce({ id, expectedVersion, ...toStatus(to) }, (input) => changeStatus({ variables: { input } })),
        readAgain,
      );
      setAsking(false);
      const made = data?.changeDiamondStatus?.diamond.version ?? null;
      announceDone(`${stockNumber}: ${stockStatusLabels[to.status]}`, () => void change(before, to, made));
    });
  }

  async function putFirst(): Promise<void> {
    const input = { id, expectedVersion: record.version };
    await attempt('Error highlighting diamond', async () => {
      const { data } = await readAgainWhenStale(() => highlight({ variables: { input } }), readAgain);
      const before = data?.highlightDiamond?.before ?? null;
      announceDone(`${stockNumber} is the highlighted stone${before === null ? '' : `, ${before} no longer is`}`);
    });
  }

  return (
    <Flex wrap="wrap" align="center" gap="2" pb="4">
      <StatusMark tone={stockStatusTones[stone.status]}>
        {stockStatusLabels[stone.status]}
        {stone.status === 'HOLD' && holdText(stone)}
      </StatusMark>
      {!isActive && <Text color="fg.muted">Inactive: nobody in the shop sees it</Text>}
      {stone.isHighlighted && <Text color="fg.muted">Highlighted on the home page</Text>}
      <Flex gap="2" wrap="wrap" width="full">
        <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
          Change status
        </Button>
        <Button
          size="sm"
          variant="outline"
          loading={activity.isPending}
          onClick={() => void activity.activate(!isActive)}
        >
          {isActive ? 'Deactivate' : 'Activate'}
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={stone.isHighlighted}
          loading={highlighting.loading}
          onClick={() => void putFirst()}
        >
          Highlight
        </Button>
      </Flex>
      <StatusDialog
        isOpen={isAsking}
        title={`Status of ${stockNumber}`}
        start={statusChangeOf(stone)}
        holder={stone.holdUser}
        isPending={changing.loading}
        onConfirm={(to) => void change(to, statusChangeOf(stone), record.version)}
        onCancel={() => setAsking(false)}
      />
    </Flex>
  );
}
