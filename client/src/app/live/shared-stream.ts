interface SharedStream<Message> {
  /** Tabs with the same name share a stream. */
  readonly name: string;
  /** Opens the stream. Returns a function that closes it. */
  readonly open: (broadcast: (message: Message) => void) => () => void;
  /** Called with messages of all tabs, including the leader's own. */
  readonly onMessage: (message: Message) => void;
  /** Returns the message to send to the other tabs when this tab joins, or rejoins from the back/forward cache. */
  readonly onJoin: () => Message;
}

/** Handle of this tab on the shared stream. */
export interface StreamMember<Message> {
  /** Sends a message to the other tabs. */
  readonly tell: (message: Message) => void;
  readonly stop: () => void;
}

/**
 * Shares a stream between the tabs of a browser. The tab that holds a lock opens the stream and broadcasts to the
 * others. The browser passes the lock on when the tab closes, crashes or navigates away. Locks require https or
 * localhost; otherwise each tab has its own stream while it is visible.
 */
export function shareStream<Message>(stream: SharedStream<Message>): StreamMember<Message> {
  const take = 'locks' in navigator ? lead : whileLookedAt;
  const join = (): StreamMember<Message> => {
    const joined = take(stream);
    joined.tell(stream.onJoin());
    return joined;
  };
  let share = join();
  // Releases the stream and the lock, because a page that holds them cannot enter the back/forward cache.
  const leave = () => share.stop();
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) {
      share = join();
    }
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return {
    tell: (message) => share.tell(message),
    stop: () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      share.stop();
    },
  };
}

function lead<Message>({ name, open, onMessage: hear }: SharedStream<Message>): StreamMember<Message> {
  const leaving = new AbortController();
  const channel = new BroadcastChannel(name);
  let end: () => void = () => undefined;
  const isOver = new Promise<void>((resolve) => {
    end = resolve;
  });
  const tell = (message: Message) => {
    if (!leaving.signal.aborted) {
      channel.postMessage(message);
    }
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  navigator.locks
    .request(name, { signal: leaving.signal }, async () => {
      const close = open((message) => {
        hear(message);
        tell(message);
      });
      await isOver;
      close();
    })
    // The request was aborted before the lock was granted.
    .catch((error: unknown) => {
      if (!leaving.signal.aborted) {
        throw error;
      }
    });
  return {
    tell,
    stop: () => {
      leaving.abort();
      end();
      channel.close();
    },
  };
}

function whileLookedAt<Message>({ open, onMessage: hear }: SharedStream<Message>): StreamMember<Message> {
  let close: (() => void) | null = null;
  const look = () => {
    if (document.hidden) {
      close?.();
      close = null;
    } else {
      close ??= open(hear);
    }
  };
  look();
  document.addEventListener('visibilitychange', look);
  return {
    // There are no other tabs to notify.
    tell: () => undefined,
    stop: () => {
      document.removeEventListener('visibilitychange', look);
      close?.();
    },
  };
}
