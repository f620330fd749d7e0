import type { Agent, Dispatcher } from 'undici';

/** Keep-alive connections to other servers. */
export interface Connections {
  /** Sends a request. Throws connection errors. */
  request(
    url: URL,
    question: Omit<Dispatcher.RequestOptions, 'origin' | 'path' | 'method'> & { method?: 'POST' },
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
      return request(url, { ...question, dispatcher: agent });
    },
    async close() {
      await agent?.destroy();
    },
  };
}
