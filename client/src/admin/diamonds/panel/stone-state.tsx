import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { StoneRecordFragment } from '../../../graphql/generated/graphql';
import {
  useChangeDiamondStatusMutation,
  useHighlightDiamondMutation,
  useSetStockActiveMutation,
} from '../../../graphql/generated/hooks';
import { formatDateTime } from '../../../ui/dates';
import { StatusMark } from '../../../ui/status-mark';
import { announceDone } from '../../kit/done';
import { attempt } from '../../kit/failure';
import { type StatusChange, statusChangeOf, toStatusInput } from '../status-change';
import { StatusDialog } from '../status-dialog';
import { stockStatusLabels, stockStatusTones } from '../stock-status';

interface StoneStateProps {
  readonly stone: StoneRecordFragment;
}

function holdText({ holdUser, holdUntil }: StoneRecordFragment): string {
  const buyer = holdUser === null ? '' : ` for ${holdUser.displayName}`;
  return holdUntil === null ? buyer : `${buyer} until ${formatDateTime(holdUntil)}`;
}

/** Where the stone stands: its status, whether it is active, whether it is the highlighted one. */
export function StoneState({ stone }: StoneStateProps) {
  const [isAsking, setAsking] = useState(false);
  const [changeStatus, changing] = useChangeDiamondStatusMutation();
  const [setActive, activating] = useSetStockActiveMutation();
  const [highlight, highlighting] = useHighlightDiamondMutation();
  const { id, stockNumber, isActive, isHighlighted, status } = stone;

  async function change(to: StatusChange, before: StatusChange): Promise<void> {
    const isDone = await attempt('Error changing diamond status', () =>
      changeStatus({ variables: { input: toStatusInput(id, to) } }),
    );
    if (isDone) {
      setAsking(false);
      announceDone(`${stockNumber}: ${stockStatusLabels[to.status]}`, () => void change(before, to));
    }
  }

  async function activate(to: boolean): Promise<void> {
    const isDone = await attempt('Error changing diamond status', () =>
      setActive({ variables: { input: { kind: 'DIAMONDS', id, isActive: to } } }),
    );
    if (isDone) {
      announceDone(`${stockNumber} is ${to ? 'active' : 'inactive'}`, () => void activate(!to));
    }
  }

  async function putFirst(): Promise<void> {
    const isDone = await attempt('Error highlighting diamond', () => highlight({ variables: { input: { id } } }));
    if (isDone) {
      announceDone(`${stockNumber} is the highlighted stone`);
    }
  }

  return (
    <Flex wrap="wrap" align="center" gap="2" pb="4">
      <StatusMark tone={stockStatusTones[status]}>
        {stockStatusLabels[status]}
        {status === 'HOLD' && holdText(stone)}
      </StatusMark>
      {!isActive && <Text color="fg.muted">Inactive: nobody in the shop sees it</Text>}
      {isHighlighted && <Text color="fg.muted">Highlighted on the home page</Text>}
      <Flex gap="2" wrap="wrap" width="full">
        <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
          Change status
        </Button>
        <Button size="sm" variant="outline" loading={activating.loading} onClick={() => void activate(!isActive)}>
          {isActive ? 'Deactivate' : 'Activate'}
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={isHighlighted}
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
        onConfirm={(to) => void change(to, statusChangeOf(stone))}
        onCancel={() => setAsking(false)}
      />
    </Flex>
  );
}
