import type { Agent, Dispatcher } from 'undici';
import { withOutgoingSpan } from '../tracing/outgoing-request.ts';

/** Keep-alive connections to other servers. */
export interface Connections {
  /** Sends a request. Throws connection errors. */
  request(
    url: URL,
    question: Omit<Dispatcher.RequestOptions, 'origin' | 'path' | 'method' | 'headers'> & {
      readonly method?: 'POST';
      readonly headers: Readonly<Record<string, string>>;
    },
  ): Promise<Dispatcher.ResponseData>;
  close(): Promise<void>;
}

/** Opens connections. The HTTP library, which is large, is loaded with the first request. */
export function openConnections(options: Agent.Options): Connections {
  let agent: Agent | undefined;
  return {
    async request(url, question) {
      const { Agent, request } = await import('undici');
      agent ??= new Agent(options);
      const dispatcher = agent;
      return withOutgoingSpan({
        url,
        method: question.method ?? 'GET',
        send: (traceHeaders) =>
          request(url, { ...question, headers: { ...question.headers, ...traceHeaders }, dispatcher }),
        statusOf: ({ statusCode }) => statusCode,
      });
    },
    async close() {
      await agent?.destroy();
    },
  };
}
