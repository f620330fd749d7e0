import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { createApolloClient } from '../graphql/apollo-client';
import { readStoredToken } from '../session/access-token';
import { useSessionStore } from '../session/session-context';
import type { SessionStore } from '../session/session-store';

let client: ApolloClient | null = null;

/** Returns the Apollo client of this page. It is created on first use. */
export function apolloClientOf(session: SessionStore): ApolloClient {
  client ??= makeClient(session);
  return client;
}

function makeClient(session: SessionStore): ApolloClient {
  const created = createApolloClient({
    build: import.meta.env.DOCUMENTS,
    readToken: () => readStoredToken()?.value ?? null,
    onTokenRefused: (token) => session.tokenRefused(token),
  });
  // Refetches queries that failed while offline. Queries that fail again display their errors.
  window.addEventListener('online', () => void Promise.allSettled([created.refetchQueries({ include: 'active' })]));
  return created;
}

interface DataLayerProps {
  readonly children: ReactNode;
}

/** Provides the Apollo client to hooks. It has its own chunk: see `lazyWithData`. */
export function DataLayer({ children }: DataLayerProps) {
  return <ApolloProvider client={apolloClientOf(useSessionStore())}>{children}</ApolloProvider>;
}
