import type { QueryText } from './query-text';

const listeners = new Set<() => void>();

/** Subscribes to responses with status 503. Returns a function that unsubscribes. */
export function onUnavailable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies the subscribers that a response had status 503. */
export function reportUnavailable(): void {
  for (const listener of listeners) {
    listener();
  }
}

/**
 * Sends a query without variables, bypassing Apollo. Used only for the first page's data, so that anonymous users do
 * not load Apollo Client (50 kB) for the home page.
 * @param token Bearer token of the user, or `null` for anonymous users.
 * @throws If there is no response, or if the response contains errors.
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
    throw new Error(body.errors?.[0]?.message ?? `The server responded with ${response.status} and no data.`);
  }
  return body.data;
}
