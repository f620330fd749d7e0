import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { LastUpdateDocument } from '../../graphql/generated/graphql';
import { pollWhileVisible } from '../../ui/browser/poll-while-visible';

/** How often a page asks, and how long after it was opened for the first time, in milliseconds. */
interface Rhythm {
  readonly every: number;
  readonly first: number;
}

/** For lists: every quarter of an hour, not while the page is loading. */
export const LISTS_ASK: Rhythm = { every: 900_000, first: 10_000 };
/** For item pages, where current availability matters most. */
export const BUYERS_ASK: Rhythm = { every: 5_000, first: 0 };

/** One question for everything on the page that asks as often. */
interface Watch {
  readonly listeners: Set<() => void>;
  readonly stop: () => void;
}

const watches = new Map<Rhythm, Watch>();

/** Polls for changes of the visible stock and notifies the listeners. */
function look(client: ApolloClient, { every, first }: Rhythm): Watch {
  const listeners = new Set<() => void>();
  let known: string | null | undefined;
  const ask = async (): Promise<void> => {
    const { data } = await client.query({ query: LastUpdateDocument, fetchPolicy: 'network-only' });
    const newest = data?.lastUpdate ?? null;
    const isNews = known !== undefined && newest !== known;
    known = newest;
    if (isNews) {
      for (const tell of listeners) {
        tell();
      }
    }
  };
  // A failed request is repeated at the next interval.
  const askOrWait = () => void ask().catch(() => undefined);
  const timer = setTimeout(askOrWait, first);
  const stop = pollWhileVisible(every, askOrWait);
  return {
    listeners,
    stop: () => {
      clearTimeout(timer);
      stop();
    },
  };
}

/**
 * Refetches stock when it has changed for the viewer: one small polling request per page while it is visible. Scroll
 * position and selection are kept if `readAgain` keeps the earlier rows. Errors are reported by its query.
 */
export function useStockChanges(rhythm: Rhythm, isStock: boolean, readAgain: () => Promise<unknown>): void {
  const client = useApolloClient();
  const changed = useEffectEvent(readAgain);
  useEffect(() => {
    if (!isStock) {
      return;
    }
    const listener = () => void changed().catch(() => undefined);
    const watch = watches.get(rhythm) ?? look(client, rhythm);
    watches.set(rhythm, watch);
    watch.listeners.add(listener);
    return () => {
      watch.listeners.delete(listener);
      if (watch.listeners.size === 0) {
        watch.stop();
        watches.delete(rhythm);
      }
    };
  }, [client, rhythm, isStock]);
}
