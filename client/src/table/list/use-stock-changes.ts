import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { LastUpdateDocument } from '../../graphql/generated/graphql';
import { whileVisible } from '../../ui/while-visible';

/** A quarter of an hour: what was sold elsewhere goes. */
const LOOK_EVERY = 900_000;

const listeners = new Set<() => void>();
let stopLooking: () => void = () => undefined;

/** Asks now and then whether the viewer sees other stock than before, and tells those who listen. */
function look(client: ApolloClient): () => void {
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
  return whileVisible(LOOK_EVERY, askOrWait);
}

/**
 * Reads stock again when it has changed: one small question a quarter of an hour for the whole page, while it is looked at.
 * What is scrolled and checked stays, as long as `readAgain` keeps the rows of before.
 */
export function useStockChanges(isStock: boolean, readAgain: () => void): void {
  const client = useApolloClient();
  const changed = useEffectEvent(readAgain);
  useEffect(() => {
    if (!isStock) {
      return;
    }
    const listener = () => changed();
    if (listeners.size === 0) {
      stopLooking = look(client);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) {
        stopLooking();
      }
    };
  }, [client, isStock]);
}
