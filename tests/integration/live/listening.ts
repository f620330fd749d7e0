import type { TestApp } from '../../support/test-app.ts';

/** Event of `stockChanges` or `houseEvents`. Only `houseEvents` has the fields `lists` and `news`. */
export interface LiveEvent {
  unchangedSeconds: number | null;
  stock: { kind: string; ids: string[] | null }[];
  lists?: string[];
  news?: { kind: string; recordId: string; text: string }[];
}

/** Open event stream and the events received so far. */
export interface StreamListener {
  readonly status: number;
  readonly headers: Headers;
  /** Error that the server returned instead of a stream. Null if the stream was opened. */
  readonly refusal: { code: string; reason?: string; details?: object[] } | null;
  readonly events: LiveEvent[];
  /** Returns whether the server has closed the stream. */
  isOver(): boolean;
  stop(): void;
}

const stock = 'unchangedSeconds stock { kind ids }';
export const stockChanges = `subscription { stockChanges { ${stock} } }`;
export const houseEvents = `subscription { houseEvents { ${stock} lists news { kind recordId text } } }`;

/** Sends a subscription and reads its stream until it ends or `stop` is called. */
export async function listen(
  app: Pick<TestApp, 'url'>,
  query: string,
  token: string | null = null,
  headers: Record<string, string> = {},
): Promise<StreamListener> {
  const leaving = new AbortController();
  const response = await fetch(`${app.url}/graphql/stream`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ query }),
    signal: leaving.signal,
  });
  const events: LiveEvent[] = [];
  let isOver = false;
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const refusal = isStream ? null : (await response.json()).errors[0].extensions;
  const read = async (): Promise<void> => {
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const data = /^event: next\ndata: (.*)$/m.exec(part)?.[1];
        if (data !== undefined) events.push(...Object.values<LiveEvent>(JSON.parse(data).data));
      }
    }
  };
  if (isStream) {
    read()
      // An error is expected after `stop`.
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) throw error;
      })
      .finally(() => {
        isOver = true;
      });
  }
  return {
    status: response.status,
    headers: response.headers,
    refusal,
    events,
    isOver: () => isOver,
    stop: () => leaving.abort(),
  };
}

/** Returns the IDs of a type's changed items. An event without IDs adds `many`. */
export const changedIds = ({ events }: StreamListener, kind: string): string[] =>
  events.flatMap((event) => event.stock.flatMap((each) => (each.kind === kind ? (each.ids ?? ['many']) : [])));
