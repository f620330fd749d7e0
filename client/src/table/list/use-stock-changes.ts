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

/** Of lists: a quarter of an hour. What was sold elsewhere goes. While the page is being loaded it has more urgent questions. */
export const LISTS_ASK: Rhythm = { every: 900_000, first: 10_000 };
/** Of a page on which somebody is about to buy. */
export const BUYERS_ASK: Rhythm = { every: 5_000, first: 0 };

/** One question for everything on the page that asks as often. */
interface Watch {
  readonly listeners: Set<() => void>;
  readonly stop: () => void;
}

const watches = new Map<Rhythm, Watch>();

/** Asks now and then whether the viewer sees other stock than before, and tells those who listen. */
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
  // Whoever cannot be asked now is asked the next time.
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
 * Reads stock again when it has changed for the viewer: one small question now and then for the whole page,
 * while it is looked at. What is scrolled and checked stays, as long as `readAgain` keeps the rows of before; when it fails,
 * that is the error of its query.
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
