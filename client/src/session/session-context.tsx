import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { SessionState, SessionStore, SessionUser } from './session-store';

const SessionContext = createContext<SessionStore | null>(null);

interface SessionProviderProps {
  readonly store: SessionStore;
  readonly children: ReactNode;
}

export function SessionProvider({ store, children }: SessionProviderProps) {
  return <SessionContext value={store}>{children}</SessionContext>;
}

/** Returns the store that manages the session. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (store === null) {
    throw new Error('useSessionStore needs a SessionProvider above it.');
  }
  return store;
}

export function useSession(): SessionState {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.getState);
}

/** Returns the signed-in user; null if the user is not signed in. */
export function useCurrentUser(): SessionUser | null {
  const session = useSession();
  return session.status === 'present' ? session.user : null;
}
