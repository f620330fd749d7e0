import type { ApolloClient } from '@apollo/client';
import { apiErrorOf } from '../graphql/api-error';
import {
  CurrentUserDocument,
  EndViewingDocument,
  type OpenSessionFragment,
  RefreshSessionDocument,
  type SessionUserFragment,
} from '../graphql/generated/graphql';
import { type AccessToken, readStoredToken, refreshTime, storeToken, watchStoredToken } from './access-token';
import { atTime } from './deadline';
import { readImpersonation } from './impersonation';

export type SessionUser = SessionUserFragment;

export type SessionState =
  /** The stored token is being checked. No page is rendered yet. */
  | { status: 'restoring' }
  /** The token could not be checked because the server did not respond. */
  | { status: 'unreachable' }
  /** Not signed in. `signedOut` is true if the user signed out, in this tab or another one. */
  | { status: 'absent'; signedOut: boolean }
  | { status: 'present'; user: SessionUser };

const RETRY_AFTER = 30_000;

/**
 * Returns true for an error that does not mean that the token is invalid: no response, a server error, maintenance
 * mode or overload.
 */
function isUnrelatedToToken(error: unknown): boolean {
  const code = apiErrorOf(error)?.code;
  return code === undefined || code === 'INTERNAL_ERROR' || code === 'INVALID_REQUEST';
}

/**
 * Ends the session on the server, even if the page is being closed. If the server cannot be reached, the token
 * expires later.
 */
async function endOnServer(token: AccessToken | null): Promise<void> {
  if (token !== null) {
    const headers = { authorization: `Bearer ${token.value}` };
    await Promise.allSettled([fetch('/api/auth/logout', { method: 'POST', keepalive: true, headers })]);
  }
}

/**
 * Session of the client. Restores the stored token at startup, refreshes it before it expires, and reacts to sign-ins
 * and sign-outs in other tabs. Clears the cache when the user changes, because prices and stock depend on the viewer.
 */
export class SessionStore {
  readonly #loadClient: () => Promise<ApolloClient>;
  readonly #onEnded: () => void;
  readonly #listeners = new Set<() => void>();
  #state: SessionState = { status: 'restoring' };
  #stopWaiting: () => void = () => undefined;
  /** Incremented whenever the session changes, so that late responses for an earlier session can be ignored. */
  #requestNumber = 0;

  /**
   * @param loadClient loads the data layer, which is needed only for a session
   * @param onEnded called if the session ends without the user signing out
   */
  constructor(loadClient: () => Promise<ApolloClient>, onEnded: () => void) {
    this.#loadClient = loadClient;
    this.#onEnded = onEnded;
  }

  readonly getState = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Restores the session and starts watching other tabs. */
  start(): void {
    watchStoredToken((token) => this.#followOtherTab(token));
    void this.restore();
  }

  /** Fetches the user that the stored token belongs to. */
  async restore(): Promise<void> {
    const requestNumber = this.#nextRequestNumber();
    const token = readStoredToken();
    if (token === null) {
      storeToken(null);
      this.#setState({ status: 'absent', signedOut: false });
      return;
    }
    this.#setState({ status: 'restoring' });
    try {
      const client = await this.#loadClient();
      const { data } = await client.query({
        query: CurrentUserDocument,
        fetchPolicy: 'network-only',
      });
      const user = data?.currentUser ?? null;
      if (requestNumber !== this.#requestNumber) {
        return;
      }
      if (user === null) {
        storeToken(null);
        this.#setState({ status: 'absent', signedOut: false });
      } else {
        this.#refreshInTime(token);
        this.#setState({ status: 'present', user });
      }
    } catch (error) {
      if (requestNumber === this.#requestNumber) {
        this.#restoreFailed(error);
      }
    }
  }

  /** Opens the session that a sign-in or password change returned. */
  open(session: OpenSessionFragment): void {
    const previous = this.#state;
    this.#nextRequestNumber();
    storeToken(session.accessToken);
    const token = readStoredToken();
    if (token !== null) {
      this.#refreshInTime(token);
    }
    this.#setState({ status: 'present', user: session.user });
    if (previous.status !== 'present' || previous.user.id !== session.user.id) {
      void this.#clearCache();
    }
  }

  /** Refetches the signed-in user after their data has changed. Rejects if the request fails. */
  async readUserAgain(): Promise<void> {
    const requestNumber = this.#requestNumber;
    const client = await this.#loadClient();
    const { data } = await client.query({ query: CurrentUserDocument, fetchPolicy: 'network-only' });
    if (requestNumber === this.#requestNumber && this.#state.status === 'present' && data?.currentUser != null) {
      this.#setState({ status: 'present', user: data.currentUser });
    }
  }

  /** Signs out in all tabs. During impersonation, ends only the impersonation. */
  signOut(): void {
    if (readImpersonation() === null) {
      const token = readStoredToken();
      storeToken(null);
      this.#close(true);
      void endOnServer(token);
    } else {
      void this.endViewing();
    }
  }

  /** Ends the impersonation in this tab. */
  async endViewing(): Promise<void> {
    const client = await this.#loadClient();
    // If the request fails, the impersonation ends when its token expires.
    await Promise.allSettled([client.mutate({ mutation: EndViewingDocument })]);
    storeToken(null);
    this.#close(true);
  }

  /** Called when the server rejects a token. Ends the session unless a newer token has replaced it. */
  tokenRefused(value: string): void {
    if (this.#state.status === 'present' && readStoredToken()?.value === value) {
      this.#end();
    }
  }

  #nextRequestNumber(): number {
    this.#requestNumber += 1;
    return this.#requestNumber;
  }

  #setState(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) {
      listener();
    }
  }

  #restoreFailed(error: unknown): void {
    if (isUnrelatedToToken(error)) {
      this.#setState({ status: 'unreachable' });
    } else {
      storeToken(null);
      this.#setState({ status: 'absent', signedOut: false });
    }
  }

  #followOtherTab(token: AccessToken | null): void {
    if (token === null) {
      if (readImpersonation() === null) {
        this.#close(true);
      } else {
        void this.endViewing();
      }
    } else if (this.#state.status === 'present' && this.#state.user.id === token.userId) {
      this.#nextRequestNumber();
      this.#refreshInTime(token);
    } else {
      void this.restore().then(() => this.#clearCache());
    }
  }

  #refreshInTime(token: AccessToken): void {
    this.#stopWaiting();
    // Impersonation tokens are not refreshed.
    const time = readImpersonation() === null ? refreshTime(token, Date.now()) : token.expiresAt;
    this.#stopWaiting = atTime(time, () => void this.#refresh());
  }

  async #refresh(): Promise<void> {
    if (readStoredToken() === null) {
      this.#end();
      return;
    }
    const requestNumber = this.#requestNumber;
    try {
      const client = await this.#loadClient();
      const { data } = await client.mutate({ mutation: RefreshSessionDocument });
      const session = data?.refreshSession?.session;
      if (session !== undefined && requestNumber === this.#requestNumber) {
        this.open(session);
      }
    } catch (error) {
      if (requestNumber !== this.#requestNumber) {
        return;
      }
      if (isUnrelatedToToken(error)) {
        this.#stopWaiting = atTime(Date.now() + RETRY_AFTER, () => void this.#refresh());
      } else {
        this.#end();
      }
    }
  }

  #end(): void {
    if (this.#state.status === 'present') {
      storeToken(null);
      this.#close(false);
      if (readImpersonation() === null) {
        this.#onEnded();
      }
    }
  }

  #close(signedOut: boolean): void {
    this.#nextRequestNumber();
    this.#stopWaiting();
    if (this.#state.status !== 'absent') {
      this.#setState({ status: 'absent', signedOut });
      void this.#clearCache();
    }
  }

  /** Removes cart, wishlist, orders and prices from the cache, then refetches the active queries. */
  async #clearCache(): Promise<void> {
    // Lets React unmount the previous user's pages first, so that their queries are not refetched.
    const client = await this.#loadClient();
    // Components show the errors of the queries that they use.
    await Promise.allSettled([client.resetStore()]);
  }
}
