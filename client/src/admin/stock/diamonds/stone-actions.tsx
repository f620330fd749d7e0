import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useDoOnce } from '../../../graphql/done-once';
import { useChangeDiamondStatusMutation, useHighlightDiamondMutation } from '../../../graphql/generated/hooks';
import { readAgainWhenStale } from '../../../graphql/stale';
import { announceDone } from '../../kit/done';
import { attempt } from '../../kit/failure';
import type { RecordStateProps } from '../stock-type';
import { type StatusChange, statusChangeOf, toStatus } from './status-change';
import { StatusDialog } from './status-dialog';
import { stockStatusLabels } from './stock-status';
import { stoneOf } from './stone';

/** Sends a stone out on memo, sets its status, and highlights it on the home page. */
export function StoneActions({ record }: RecordStateProps) {
  /** The status that the open dialog starts from. */
  const [asked, setAsked] = useState<StatusChange | null>(null);
  const [changeStatus, changing] = useChangeDiamondStatusMutation();
  const doOnce = useDoOnce();
  const client = useApolloClient();
  const readAgain = () => client.refetchQueries({ include: 'active' });
  const [highlight, highlighting] = useHighlightDiamondMutation();
  const { id, stockNumber } = record;
  const stone = stoneOf(record);
  const current = statusChangeOf(stone);

  async function change(to: StatusChange, before: StatusChange, expectedVersion: number | null): Promise<void> {
    await attempt('Error changing diamond status', async () => {
      const { data } = await readAgainWhenStale(
        () => doOnce({ id, expectedVersion, ...toStatus(to) }, (input) => changeStatus({ variables: { input } })),
        readAgain,
      );
      setAsked(null);
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
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={stone.status === 'MEMO'}
        onClick={() => setAsked({ status: 'MEMO', holdUserId: null, holdUntil: null })}
      >
        Memo
      </Button>
      <Button size="sm" variant="outline" onClick={() => setAsked(current)}>
        Change status
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
      <StatusDialog
        isOpen={asked !== null}
        title={`Status of ${stockNumber}`}
        start={asked ?? current}
        holder={stone.holdUser}
        isPending={changing.loading}
        onConfirm={(to) => void change(to, current, record.version)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
