import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { ChangeDiamondStatusDocument, HighlightDiamondDocument } from '../../../graphql/generated/graphql';
import { useSendOnce } from '../../../graphql/idempotency';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { attempt } from '../../kit/failure';
import { showSuccess } from '../../kit/success-toast';
import type { RecordStateProps } from '../stock-type';
import { type StatusChange, statusChangeOf, stockStatusLabels, stoneOf, toStatus } from './status-change';
import { StatusDialog } from './status-dialog';

/** Buttons for the actions of a diamond: memo, status, and highlight on the home page. */
export function StoneActions({ record }: RecordStateProps) {
  /** Initial values of the open status dialog. Null while the dialog is closed. */
  const [pendingChange, setPendingChange] = useState<StatusChange | null>(null);
  const [changeStatus, changing] = useMutation(ChangeDiamondStatusDocument);
  const sendOnce = useSendOnce();
  const client = useApolloClient();
  const refetchActive = () => client.refetchQueries({ include: 'active' });
  const [highlight, highlighting] = useMutation(HighlightDiamondDocument);
  const { id, stockNumber } = record;
  const stone = stoneOf(record);
  const current = statusChangeOf(stone);

  async function change(to: StatusChange, before: StatusChange, expectedVersion: number | null): Promise<void> {
    await attempt('Error changing diamond status', async () => {
      const { data } = await refetchWhenStale(
        () => sendOnce({ id, expectedVersion, ...toStatus(to) }, (input) => changeStatus({ variables: { input } })),
        refetchActive,
      );
      setPendingChange(null);
      const newVersion = data?.changeDiamondStatus?.diamond.version ?? null;
      showSuccess(`${stockNumber}: ${stockStatusLabels[to.status]}`, () => void change(before, to, newVersion));
    });
  }

  async function moveToFront(): Promise<void> {
    const input = { id, expectedVersion: record.version };
    await attempt('Error highlighting diamond', async () => {
      const { data } = await refetchWhenStale(() => highlight({ variables: { input } }), refetchActive);
      const before = data?.highlightDiamond?.before ?? null;
      showSuccess(`${stockNumber} is the highlighted stone${before === null ? '' : `, instead of ${before}`}`);
    });
  }

  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={stone.status === 'MEMO'}
        onClick={() => setPendingChange({ status: 'MEMO', holdUserId: null, holdUntil: null })}
      >
        Memo
      </Button>
      <Button size="sm" variant="outline" onClick={() => setPendingChange(current)}>
        Change status
      </Button>
      <Button
        size="sm"
        variant="outline"
        disabled={stone.isHighlighted}
        loading={highlighting.loading}
        onClick={() => void moveToFront()}
      >
        Highlight
      </Button>
      <StatusDialog
        isOpen={pendingChange !== null}
        title={`Status of ${stockNumber}`}
        start={pendingChange ?? current}
        holder={stone.holdUser}
        isPending={changing.loading}
        onConfirm={(to) => void change(to, current, record.version)}
        onCancel={() => setPendingChange(null)}
      />
    </>
  );
}
