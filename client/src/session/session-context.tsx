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

/** Opens and ends sessions: `open`, `signOut`, `restore`. */
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

/** The signed-in user, `null` when there is none. */
export function useCurrentUser(): SessionUser | null {
  const session = useSession();
  return session.status === 'present' ? session.user : null;
}
