import type { QueryText } from './query-text';

const listeners = new Set<() => void>();

/** Subscribes to responses with status 503. Returns a function that unsubscribes. */
export function onUnavailable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies the subscribers of a response with status 503. */
export function reportUnavailable(): void {
  for (const tell of listeners) {
    tell();
  }
}

/**
 * Reads a query that has no variables without Apollo. Only for the little that the first page shows:
 * it spares a stranger the 50 kB of the client that their home page does not need yet.
 * @param token the viewer's bearer token, `null` for a stranger
 * @throws when the server does not answer, or answers with an error
 */
export async function fetchQuery<TData>(text: QueryText<TData>, token: string | null): Promise<TData> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query: text }),
  });
  if (response.status === 503) {
    reportUnavailable();
  }
  const body: { data?: TData | null; errors?: readonly { message: string }[] } = await response.json();
  if (body.data == null || body.errors !== undefined) {
    throw new Error(body.errors?.[0]?.message ?? `The server answered ${response.status} without data.`);
  }
  return body.data;
}
