import type { ApolloClient } from '@apollo/client';
import { HouseEventsText, StockChangesText } from '../../graphql/generated/graphql';
import type { HouseEventsSubscription, StockChangesSubscription } from '../../graphql/generated/types';
import { readStoredToken } from '../../session/access-token';
import type { SessionStore } from '../../session/session-store';
import { AdminNotices } from './admin-notices';
import { allRecords, allStock, changedTypes } from './affected-queries';
import { BackgroundRefetch } from './background-refetch';
import { openStream } from './open-stream';
import { shareStream } from './shared-stream';

type StockEvent = NonNullable<StockChangesSubscription['stockChanges']>;
type AdminEvent = NonNullable<HouseEventsSubscription['houseEvents']>;

/** Messages exchanged between tabs. */
type Message =
  /** Event received from the stream. */
  | { readonly event: StockEvent | AdminEvent }
  /** A tab has shown the notices. */
  | { readonly isShown: true }
  /** A tab has been opened. The leader responds with the time since the last change. */
  | { readonly isNew: true }
  | { readonly unchangedSeconds: number };

interface LiveOptions {
  readonly client: ApolloClient;
  readonly store: SessionStore;
  /** Key of the viewer. Tabs with the same viewer share a stream. */
  readonly viewer: string;
  readonly isAdministrator: boolean;
  /** Navigates to a page of the client. */
  readonly open: (href: string) => void;
}

/** Tolerance in seconds for clock differences and network latency. */
const LEEWAY = 5;

/** Returns true for the first event of a connection. It is the only event without changes. */
const isGreeting = (event: StockEvent | AdminEvent): boolean =>
  event.stock.length === 0 && (!('lists' in event) || event.lists.length === 0);

/**
 * Subscribes to changes on the server and keeps the screen up to date. Returns a function that ends the subscription.
 */
export function startLive({ client, store, viewer, isAdministrator, open }: LiveOptions): () => void {
  const backgroundRefetch = new BackgroundRefetch(client);
  // Time until which the data on the screen is known to be up to date. Initially, the time when the page was loaded.
  let lastMessageAt = performance.timeOrigin;
  let isNew = true;
  /** Time of the last change. The leading tab sets it while its stream is open. */
  let changedAt: number | null = null;

  /**
   * Refetches stock if it changed while there was no connection. `unchangedSeconds` is null if stock has never
   * changed.
   */
  const isStale = (unchangedSeconds: number | null): boolean => {
    const gap = (Date.now() - lastMessageAt) / 1_000;
    const hasChanged = unchangedSeconds !== null && unchangedSeconds < gap + LEEWAY;
    if (hasChanged) {
      backgroundRefetch.add(allStock);
    }
    isNew = false;
    lastMessageAt = Date.now();
    return hasChanged;
  };

  const handleMessage = (message: Message): void => {
    if ('isShown' in message) {
      notices.discard();
    } else if ('event' in message) {
      handleEvent(message.event);
    } else if ('unchangedSeconds' in message) {
      // The leading tab also receives changes to back-office records.
      if (isNew && isStale(message.unchangedSeconds)) {
        backgroundRefetch.add(allRecords);
      }
    } else if (changedAt !== null) {
      share.publish({ unchangedSeconds: (Date.now() - changedAt) / 1_000 });
    }
  };

  const handleEvent = (event: StockEvent | AdminEvent): void => {
    if (isGreeting(event)) {
      isStale(event.unchangedSeconds);
      if ('lists' in event) {
        // The server does not report the time since the last change for other records.
        backgroundRefetch.add(allRecords);
      }
      return;
    }
    lastMessageAt = Date.now();
    const changed = changedTypes(event);
    if (changed.size > 0) {
      backgroundRefetch.add(changed);
    }
    if ('news' in event) {
      notices.add(event.news);
    }
  };

  const broadcastEvent = (event: StockEvent | AdminEvent, publish: (message: Message) => void): void => {
    // In the back office, other records may have changed even if stock has not.
    const unchangedSeconds = 'lists' in event ? 0 : (event.unchangedSeconds ?? 0);
    changedAt = Date.now() - unchangedSeconds * 1_000;
    publish({ event });
  };

  const share = shareStream<Message>({
    name: `live ${viewer}`,
    onMessage: handleMessage,
    onJoin() {
      isNew = true;
      return { isNew: true };
    },
    open(publish) {
      const stream = {
        readToken: () => readStoredToken()?.value ?? null,
        onEnd: () => {
          changedAt = null;
        },
        onTokenRefused: (token: string) => store.tokenRefused(token),
      };
      return isAdministrator
        ? openStream<HouseEventsSubscription>({
            ...stream,
            query: HouseEventsText,
            onEvent: ({ houseEvents: event }) => event !== null && broadcastEvent(event, publish),
          })
        : openStream<StockChangesSubscription>({
            ...stream,
            query: StockChangesText,
            onEvent: ({ stockChanges: event }) => event !== null && broadcastEvent(event, publish),
          });
    },
  });
  const notices = new AdminNotices(open, () => share.publish({ isShown: true }));

  return () => {
    share.stop();
    notices.stop();
    backgroundRefetch.stop();
  };
}
