import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { attempt, type FailureNotice } from '../../kit/failure';

export const holderField = { label: 'Held for', hint: 'Leave blank to hold it without a customer.' } as const;

export const holdEndField = {
  name: 'until',
  label: 'Until',
  type: 'datetime-local',
  hint: 'Leave blank for no end date.',
  size: 'sm',
  isOptional: true,
} as const;

/**
 * Returns a function that changes a hold or its waiting list. If the change fails, the function shows a notice. It
 * refetches all queries that contain the item.
 */
export function useHoldChange() {
  const client = useApolloClient();
  const [isPending, setPending] = useState(false);
  const refetchActive = () => client.refetchQueries({ include: 'active' });

  async function change(notice: FailureNotice, action: () => Promise<unknown>): Promise<boolean> {
    setPending(true);
    const isDone = await attempt(notice, async () => {
      await refetchWhenStale(action, refetchActive);
      await refetchActive();
    });
    setPending(false);
    return isDone;
  }

  return { isPending, change };
}
