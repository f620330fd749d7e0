import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { LastUpdateDocument } from '../../graphql/generated/graphql';
import { whileVisible } from '../../ui/browser/while-visible';

/** How often lists ask, in milliseconds: a quarter of an hour. What was sold elsewhere goes. */
export const LISTS_ASK_EVERY = 900_000;
/** How often a page asks on which somebody is about to buy. */
export const BUYERS_ASK_EVERY = 5_000;

/** One question for everything on the page that asks as often. */
interface Watch {
  readonly listeners: Set<() => void>;
  readonly stop: () => void;
}

const watches = new Map<number, Watch>();

/** Asks now and then whether the viewer sees other stock than before, and tells those who listen. */
function look(client: ApolloClient, everyMs: number): Watch {
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
  askOrWait();
  return { listeners, stop: whileVisible(everyMs, askOrWait) };
}

/**
 * Reads stock again when it has changed for the viewer: one small question every so many milliseconds for the whole page,
 * while it is looked at. What is scrolled and checked stays, as long as `readAgain` keeps the rows of before; when it fails,
 * that is the error of its query.
 */
export function useStockChanges(everyMs: number, isStock: boolean, readAgain: () => Promise<unknown>): void {
  const client = useApolloClient();
  const changed = useEffectEvent(readAgain);
  useEffect(() => {
    if (!isStock) {
      return;
    }
    const listener = () => void changed().catch(() => undefined);
    const watch = watches.get(everyMs) ?? look(client, everyMs);
    watches.set(everyMs, watch);
    watch.listeners.add(listener);
    return () => {
      watch.listeners.delete(listener);
      if (watch.listeners.size === 0) {
        watch.stop();
        watches.delete(everyMs);
      }
    };
  }, [client, everyMs, isStock]);
}
