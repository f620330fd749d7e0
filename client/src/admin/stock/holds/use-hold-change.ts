import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { refetchWhenStale } from '../../../graphql/stale-version';
import type { FailureNotice } from '../../kit/failure';
import { attempt } from '../../kit/failure';

/** Changes a hold or its waiting list: says so when that fails, and has everything read again that shows the item. */
export function useHoldChange() {
  const client = useApolloClient();
  const [isPending, setPending] = useState(false);
  const readAgain = () => client.refetchQueries({ include: 'active' });

  async function change(notice: FailureNotice, act: () => Promise<unknown>): Promise<boolean> {
    setPending(true);
    const isDone = await attempt(notice, async () => {
      await refetchWhenStale(act, readAgain);
      await readAgain();
    });
    setPending(false);
    return isDone;
  }

  return { isPending, change };
}
