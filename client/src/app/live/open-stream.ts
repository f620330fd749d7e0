import { createClient, NetworkError } from 'graphql-sse';
import type { QueryText } from '../../graphql/query-text';

/**
 * Idle timeout in milliseconds after which the connection is considered lost. The server sends a heartbeat every 12
 * s.
 */
const SILENT_AFTER = 40_000;
/** Timeout for the first event, in milliseconds. The server sends it immediately, but a proxy may buffer the stream. */
const CONNECT_TIMEOUT_MS = 15_000;
/** Minimum duration in milliseconds of a connection that resets the backoff. */
const STABLE_AFTER_MS = 60_000;
/** Delays before reconnecting, in milliseconds. They double from `first` up to `longest`. */
const PAUSE = { first: 1_000, longest: 60_000 };

interface StreamOptions<Data> {
  readonly query: QueryText<Data>;
  /** Returns the current bearer token, or null if the user is not signed in. */
  readonly readToken: () => string | null;
  readonly onEvent: (data: Data) => void;
  /** Called when the connection is lost or cannot be opened. The connection is retried later. */
  readonly onEnd: () => void;
  /** Called when the server rejects the token. */
  readonly onTokenRefused: (token: string) => void;
}

/** Keeps a subscription open, and reconnects if it ends. Returns a function that closes the subscription. */
export function openStream<Data>(options: StreamOptions<Data>): () => void {
  let failures = 0;
  /** Reconnect timer, set while the stream is closed. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let disconnect: () => void = () => undefined;

  function reconnect(after: number): void {
    // Adds jitter, because all clients reconnect at the same time when a server stops.
    timer = setTimeout(openConnection, after + Math.random() * 2_000);
  }

  function openConnection(): void {
    const began = Date.now();
    timer = undefined;
    disconnect = connect(options, (refusal) => {
      options.onEnd();
      failures = Date.now() - began > STABLE_AFTER_MS ? 0 : failures + 1;
      const pause = failures === 0 ? 0 : PAUSE.first * 2 ** (failures - 1);
      reconnect(refusal?.status === 429 ? PAUSE.longest : Math.min(pause, PAUSE.longest));
    });
  }

  function connectNow(): void {
    clearTimeout(timer);
    disconnect();
    options.onEnd();
    failures = 0;
    openConnection();
  }

  // Browsers throttle timers in hidden pages.
  function reconnectWhenVisible(): void {
    if (!document.hidden && timer !== undefined) {
      connectNow();
    }
  }

  openConnection();
  window.addEventListener('online', connectNow);
  document.addEventListener('visibilitychange', reconnectWhenVisible);
  return () => {
    window.removeEventListener('online', connectNow);
    document.removeEventListener('visibilitychange', reconnectWhenVisible);
    clearTimeout(timer);
    disconnect();
  };
}

/** Opens a connection. Calls `onEnd` once, unless the caller closes the connection first. */
function connect<Data>(
  { query, readToken, onEvent, onTokenRefused }: StreamOptions<Data>,
  onEnd: (refusal: Response | undefined) => void,
): () => void {
  const token = readToken();
  let deadline = Date.now() + CONNECT_TIMEOUT_MS;
  let isConnected = false;
  let isStopped = false;
  const client = createClient({
    url: '/graphql/stream',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    retryAttempts: 0,
    // Heartbeats count as activity.
    fetchFn: (input: string, init: RequestInit) =>
      fetchWithActivity(input, init, () => {
        deadline = isConnected ? Date.now() + SILENT_AFTER : deadline;
      }),
  });
  const watch = setInterval(() => {
    if (Date.now() > deadline) {
      end(undefined);
    }
  }, 5_000);

  function onPageHide(): void {
    isStopped = true;
    clearInterval(watch);
    client.dispose();
  }

  function end(refusal: Response | undefined): void {
    if (isStopped) {
      return;
    }
    onPageHide();
    if (refusal?.status === 401 && token !== null) {
      onTokenRefused(token);
    }
    onEnd(refusal);
  }

  client.subscribe<Data & Record<string, unknown>>(
    { query },
    {
      next: ({ data }) => {
        isConnected = true;
        deadline = Date.now() + SILENT_AFTER;
        if (data != null && !isStopped) {
          onEvent(data);
        }
      },
      error: (error) =>
        end(error instanceof NetworkError && error.response instanceof Response ? error.response : undefined),
      complete: () => end(undefined),
    },
  );
  return onPageHide;
}

/** `fetch` that calls `onActivity` for every received chunk. */
async function fetchWithActivity(input: string, init: RequestInit, onActivity: () => void): Promise<Response> {
  const response = await fetch(input, init);
  const activityStream = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      onActivity();
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(activityStream) ?? null, response);
}
