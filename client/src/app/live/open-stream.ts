import { createClient, NetworkError } from 'graphql-sse';
import type { QueryText } from '../../graphql/query-text';

/**
 * Time without any data, in milliseconds, after which the connection is considered lost. The server sends a heartbeat
 * every 12 s.
 */
const SILENT_AFTER = 40_000;
/**
 * Time in milliseconds in which the first event must arrive. It is sent immediately, unless a proxy buffers the
 * stream.
 */
const GREETED_WITHIN = 15_000;
/** Minimum duration of a connection, in milliseconds, that resets the backoff. */
const STOOD_AFTER = 60_000;
/** Delays before a reconnect, in milliseconds. They double from `first` up to `longest`. */
const PAUSE = { first: 1_000, longest: 60_000 };

interface StreamOptions<Data> {
  readonly query: QueryText<Data>;
  /** Returns the current bearer token, or null if the user is not signed in. */
  readonly readToken: () => string | null;
  readonly onEvent: (data: Data) => void;
  /** Called when the connection was lost or could not be opened. The connection is retried later. */
  readonly onEnd: () => void;
  /** Called when the server rejects the token. */
  readonly onTokenRefused: (token: string) => void;
}

/** Keeps a subscription open and reconnects when it ends. Returns a function that closes it. */
export function openStream<Data>(options: StreamOptions<Data>): () => void {
  let failures = 0;
  /** Set while the stream is closed. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: () => void = () => undefined;

  function again(after: number): void {
    // Random delay, because all clients reconnect at the same time when a server stops.
    timer = setTimeout(begin, after + Math.random() * 2_000);
  }

  function begin(): void {
    const began = Date.now();
    timer = undefined;
    leave = connect(options, (refusal) => {
      options.onEnd();
      failures = Date.now() - began > STOOD_AFTER ? 0 : failures + 1;
      const pause = failures === 0 ? 0 : PAUSE.first * 2 ** (failures - 1);
      again(refusal?.status === 429 ? PAUSE.longest : Math.min(pause, PAUSE.longest));
    });
  }

  function beginNow(): void {
    clearTimeout(timer);
    leave();
    options.onEnd();
    failures = 0;
    begin();
  }

  // Timers are throttled in hidden pages.
  function beginWhenVisible(): void {
    if (!document.hidden && timer !== undefined) {
      beginNow();
    }
  }

  begin();
  window.addEventListener('online', beginNow);
  document.addEventListener('visibilitychange', beginWhenVisible);
  return () => {
    window.removeEventListener('online', beginNow);
    document.removeEventListener('visibilitychange', beginWhenVisible);
    clearTimeout(timer);
    leave();
  };
}

/** Opens a connection. `onEnd` is called once, unless the caller closes it first. */
function connect<Data>(
  { query, readToken, onEvent, onTokenRefused }: StreamOptions<Data>,
  onEnd: (refusal: Response | undefined) => void,
): () => void {
  const token = readToken();
  let deadline = Date.now() + GREETED_WITHIN;
  let isGreeted = false;
  let isOver = false;
  const client = createClient({
    url: '/graphql/stream',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    retryAttempts: 0,
    // Heartbeats count as activity.
    fetchFn: (input: string, init: RequestInit) =>
      fetchWithActivity(input, init, () => {
        deadline = isGreeted ? Date.now() + SILENT_AFTER : deadline;
      }),
  });
  const watch = setInterval(() => {
    if (Date.now() > deadline) {
      end(undefined);
    }
  }, 5_000);

  function leave(): void {
    isOver = true;
    clearInterval(watch);
    client.dispose();
  }

  function end(refusal: Response | undefined): void {
    if (isOver) {
      return;
    }
    leave();
    if (refusal?.status === 401 && token !== null) {
      onTokenRefused(token);
    }
    onEnd(refusal);
  }

  client.subscribe<Data & Record<string, unknown>>(
    { query },
    {
      next: ({ data }) => {
        isGreeted = true;
        deadline = Date.now() + SILENT_AFTER;
        if (data != null && !isOver) {
          onEvent(data);
        }
      },
      error: (error) =>
        end(error instanceof NetworkError && error.response instanceof Response ? error.response : undefined),
      complete: () => end(undefined),
    },
  );
  return leave;
}

/** `fetch` that calls `heard` for every received chunk. */
async function fetchWithActivity(input: string, init: RequestInit, heard: () => void): Promise<Response> {
  const response = await fetch(input, init);
  const hearing = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      heard();
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(hearing) ?? null, response);
}
