interface SharedStream<Message> {
  /** Name of the stream. Tabs that use the same name share it. */
  readonly name: string;
  /** Opens the stream. Returns a function that closes it. */
  readonly open: (broadcast: (message: Message) => void) => () => void;
  /** Called with the messages of all tabs, including the leader's own messages. */
  readonly onMessage: (message: Message) => void;
  /**
   * Returns the message that this tab sends to the other tabs when it joins, or when it is restored from the
   * back/forward cache.
   */
  readonly onJoin: () => Message;
}

/** Handle of this tab on the shared stream. */
export interface StreamMember<Message> {
  /** Sends a message to the other tabs. */
  readonly publish: (message: Message) => void;
  readonly stop: () => void;
}

/**
 * Shares a stream between the tabs of a browser. The tab that holds a lock opens the stream and broadcasts its
 * messages to the others. The browser passes the lock on when that tab closes, crashes or navigates away. Locks
 * require HTTPS or localhost. Without them, each tab has its own stream while it is visible.
 */
export function shareStream<Message>(stream: SharedStream<Message>): StreamMember<Message> {
  const joinStream = 'locks' in navigator ? electLeader : streamWhileVisible;
  const connect = (): StreamMember<Message> => {
    const joined = joinStream(stream);
    joined.publish(stream.onJoin());
    return joined;
  };
  let share = connect();
  // Releases the stream and the lock, because a page that holds them cannot enter the back/forward cache.
  const suspend = () => share.stop();
  const rejoin = ({ persisted }: PageTransitionEvent) => {
    if (persisted) {
      share = connect();
    }
  };
  window.addEventListener('pagehide', suspend);
  window.addEventListener('pageshow', rejoin);
  return {
    publish: (message) => share.publish(message),
    stop: () => {
      window.removeEventListener('pagehide', suspend);
      window.removeEventListener('pageshow', rejoin);
      share.stop();
    },
  };
}

function electLeader<Message>({ name, open, onMessage: handleMessage }: SharedStream<Message>): StreamMember<Message> {
  const controller = new AbortController();
  const channel = new BroadcastChannel(name);
  let endStream: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    endStream = resolve;
  });
  const publish = (message: Message) => {
    if (!controller.signal.aborted) {
      channel.postMessage(message);
    }
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => handleMessage(data);
  navigator.locks
    .request(name, { signal: controller.signal }, async () => {
      const close = open((message) => {
        handleMessage(message);
        publish(message);
      });
      await ended;
      close();
    })
    // Ignores the error if the lock request was aborted before the lock was granted.
    .catch((error: unknown) => {
      if (!controller.signal.aborted) {
        throw error;
      }
    });
  return {
    publish,
    stop: () => {
      controller.abort();
      endStream();
      channel.close();
    },
  };
}

function streamWhileVisible<Message>({ open, onMessage: handleMessage }: SharedStream<Message>): StreamMember<Message> {
  let close: (() => void) | null = null;
  const updateStream = () => {
    if (document.hidden) {
      close?.();
      close = null;
    } else {
      close ??= open(handleMessage);
    }
  };
  updateStream();
  document.addEventListener('visibilitychange', updateStream);
  return {
    // Does nothing, because there are no other tabs to notify.
    publish: () => undefined,
    stop: () => {
      document.removeEventListener('visibilitychange', updateStream);
      close?.();
    },
  };
}
