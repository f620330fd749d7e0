import type { Agent, Dispatcher } from 'undici';

/** Connections to servers elsewhere, kept open for the next question. */
export interface Connections {
  /** Throws what broke the connection. */
  ask(
    url: URL,
    question: Omit<Dispatcher.RequestOptions, 'origin' | 'path' | 'method'> & { method?: 'POST' },
  ): Promise<Dispatcher.ResponseData>;
  /** Cuts them, in the middle of an answer, too. */
  close(): Promise<void>;
}

/** The library that makes them is large: it is loaded for the first question. */
export function openConnections(options: Agent.Options): Connections {
  let agent: Agent | undefined;
  return {
    async ask(url, question) {
      const { Agent, request } = await import('undici');
      agent ??= new Agent(options);
      return request(url, { ...question, dispatcher: agent });
    },
    async close() {
      await agent?.destroy();
    },
  };
}
