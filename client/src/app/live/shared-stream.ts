interface SharedStream<Message> {
  /** Tabs of the same name hear the same. */
  readonly name: string;
  /** Opens the one stream. Answers how to end it. */
  readonly open: (tell: (message: Message) => void) => () => void;
  /** Called with what any tab tells, the leading one's own included. */
  readonly hear: (message: Message) => void;
}

/** This tab's part in it. */
export interface StreamShare<Message> {
  /** Tells the other tabs. */
  readonly tell: (message: Message) => void;
  readonly stop: () => void;
}

/**
 * One stream for all tabs of a browser: one of them leads, which has a lock, and tells the others. The browser gives the
 * lock to another when the tab is closed, crashes or leaves the page.
 *
 * Locks are there over https and on localhost only; elsewhere each tab has a stream for as long as it is looked at.
 */
export function shareStream<Message>(stream: SharedStream<Message>): StreamShare<Message> {
  const take = 'locks' in navigator ? lead : whileLookedAt;
  let share: StreamShare<Message> = take(stream);
  // A page that has been left may come back as it was, unless it holds on to something.
  const leave = () => share.stop();
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) {
      share = take(stream);
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

function lead<Message>({ name, open, hear }: SharedStream<Message>): StreamShare<Message> {
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
    // It was left before its turn came.
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

function whileLookedAt<Message>({ open, hear }: SharedStream<Message>): StreamShare<Message> {
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
    // There are no others to be told.
    tell: () => undefined,
    stop: () => {
      document.removeEventListener('visibilitychange', look);
      close?.();
    },
  };
}
