import type { ApolloClient } from '@apollo/client';
import { HouseEventsText, StockChangesText } from '../../graphql/generated/graphql';
import type { HouseEventsSubscription, StockChangesSubscription } from '../../graphql/generated/types';
import { readStoredToken } from '../../session/access-token';
import type { SessionStore } from '../../session/session-store';
import { AdminNotices } from './admin-notices';
import { changedTypes, everything } from './affected-queries';
import { BackgroundRefetch } from './background-refetch';
import { openStream } from './open-stream';
import { shareStream } from './shared-stream';

type StockEvent = NonNullable<StockChangesSubscription['stockChanges']>;
type HouseEvent = NonNullable<HouseEventsSubscription['houseEvents']>;

/** Messages between tabs. */
type Message =
  /** An event from the stream. */
  | { readonly event: StockEvent | HouseEvent }
  /** A notice was shown. */
  | { readonly isShown: true }
  /** A tab has been opened. It is answered for how long nothing has changed. */
  | { readonly isNew: true }
  | { readonly unchangedSeconds: number };

interface LiveOptions {
  readonly client: ApolloClient;
  readonly store: SessionStore;
  /** Tabs of the same viewer share a stream. */
  readonly viewer: string;
  readonly isAdministrator: boolean;
  /** Opens a page of ours. */
  readonly open: (href: string) => void;
}

/** Clocks and networks are as exact as that, in seconds. */
const LEEWAY = 5;

/** Subscribes to changes on the server and keeps the screen up to date. Returns a function that stops it. */
export function startLive({ client, store, viewer, isAdministrator, open }: LiveOptions): () => void {
  const reading = new BackgroundRefetch(client);
  // Data on the screen is at most as old as the page.
  let heardAt = performance.timeOrigin;
  let isNew = true;
  /** Set by the leading tab. */
  let changedAt: number | null = null;

  /** After a connect or reconnect, refetches everything that may have changed in the gap. */
  const catchUp = (unchangedSeconds: number): void => {
    const silence = (Date.now() - heardAt) / 1_000;
    if (unchangedSeconds < silence + LEEWAY) {
      reading.add(everything);
    }
    isNew = false;
    heardAt = Date.now();
  };

  const hear = (message: Message): void => {
    if ('isShown' in message) {
      notices.forget();
    } else if ('event' in message) {
      hearEvent(message.event);
    } else if ('unchangedSeconds' in message) {
      if (isNew) {
        catchUp(message.unchangedSeconds);
      }
    } else if (changedAt !== null) {
      share.tell({ unchangedSeconds: (Date.now() - changedAt) / 1_000 });
    }
  };

  const hearEvent = (event: StockEvent | HouseEvent): void => {
    if (event.unchangedSeconds !== null) {
      catchUp(event.unchangedSeconds);
    }
    heardAt = Date.now();
    const changed = changedTypes(event);
    if (changed.size > 0) {
      reading.add(changed);
    }
    if ('news' in event) {
      notices.add(event.news);
    }
  };

  const lead = (event: StockEvent | HouseEvent, tell: (message: Message) => void): void => {
    changedAt = Date.now() - (event.unchangedSeconds ?? 0) * 1_000;
    tell({ event });
  };

  const share = shareStream<Message>({
    name: `live ${viewer}`,
    hear,
    open(tell) {
      const stream = {
        readToken: () => readStoredToken()?.value ?? null,
        onTokenRefused: (token: string) => store.tokenRefused(token),
      };
      return isAdministrator
        ? openStream<HouseEventsSubscription>({
            ...stream,
            query: HouseEventsText,
            onEvent: ({ houseEvents: event }) => event !== null && lead(event, tell),
          })
        : openStream<StockChangesSubscription>({
            ...stream,
            query: StockChangesText,
            onEvent: ({ stockChanges: event }) => event !== null && lead(event, tell),
          });
    },
  });
  const notices = new AdminNotices(open, () => share.tell({ isShown: true }));

  share.tell({ isNew: true });

  return () => {
    share.stop();
    notices.stop();
    reading.stop();
  };
}
