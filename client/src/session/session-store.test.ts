import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { jest } from '@jest/globals';
import { GraphQLError } from 'graphql';
import { Observable } from 'rxjs';
import { SessionStore } from './session-store';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = new Date('2026-11-20T12:00:00Z').getTime();

/** Fake browser storage that dispatches events to other tabs. */
class BrowserStorage extends Map<string, string> {
  getItem(key: string): string | null {
    return this.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.set(key, value);
  }
  removeItem(key: string): void {
    this.delete(key);
  }
}

const storage = new BrowserStorage();
let page: EventTarget;

function jwt(userId: string, lifetime: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ sub: userId, exp: (Date.now() + lifetime) / 1000 })}.signature`;
}

function user(id: string) {
  return {
    __typename: 'User' as const,
    id,
    email: `${id}@example.com`,
    displayName: id,
    role: 'USER' as const,
    isApproved: true,
    primaryColor: null,
    logoUrl: null,
    domain: null,
    accesses: [],
  };
}

function openSession(id: string, lifetime = HOUR) {
  return {
    __typename: 'Session' as const,
    accessToken: jwt(id, lifetime),
    expiresAt: new Date(Date.now() + lifetime).toISOString(),
    user: user(id),
  };
}

/** Server response to an operation: data, an error code, or no response. */
type ServerResponse = { data: Record<string, unknown> } | { code: string } | 'unreachable';

interface Stage {
  store: SessionStore;
  operations: string[];
  onEnded: jest.Mock<() => void>;
  responses: Map<string, ServerResponse>;
}

function stage(responses: Record<string, ServerResponse>): Stage {
  const responseOf = new Map(Object.entries(responses));
  const operations: string[] = [];
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        operations.push(operationName ?? '');
        const response = responseOf.get(operationName ?? '') ?? 'unreachable';
        if (response === 'unreachable') {
          observer.error(new TypeError('Failed to fetch'));
        } else if ('code' in response) {
          observer.next({
            errors: [new GraphQLError(response.code, { extensions: { code: response.code } }).toJSON()],
          });
          observer.complete();
        } else {
          observer.next(response);
          observer.complete();
        }
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const onEnded = jest.fn<() => void>();
  return { store: new SessionStore(async () => client, onEnded), operations, onEnded, responses: responseOf };
}

async function flushPromises(): Promise<void> {
  await jest.advanceTimersByTimeAsync(1);
}

function notifyOtherTabs(): void {
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken' }));
}

beforeEach(() => {
  storage.clear();
  page = new EventTarget();
  Object.assign(globalThis, {
    localStorage: storage,
    sessionStorage: new BrowserStorage(),
    window: page,
    document: page,
  });
  jest.useFakeTimers({ now: START });
});

afterEach(() => {
  jest.useRealTimers();
  for (const name of ['localStorage', 'sessionStorage', 'window', 'document']) {
    Reflect.deleteProperty(globalThis, name);
  }
});

test('starts signed out if there is no token, and sends no request', async () => {
  const { store, operations } = stage({});
  store.start();
  await flushPromises();
  expect(store.getState()).toEqual({ status: 'absent', signedOut: false });
  expect(operations).toEqual([]);
});

test('deletes an expired token without sending a request', async () => {
  storage.setItem('accessToken', jwt('anna', -MINUTE));
  const { store, operations } = stage({});
  store.start();
  await flushPromises();
  expect(store.getState().status).toBe('absent');
  expect(storage.getItem('accessToken')).toBeNull();
  expect(operations).toEqual([]);
});

test('restores the user of the stored token', async () => {
  storage.setItem('accessToken', jwt('anna', HOUR));
  const { store } = stage({ CurrentUser: { data: { currentUser: user('anna') } } });
  store.start();
  expect(store.getState().status).toBe('restoring');
  await flushPromises();
  expect(store.getState()).toMatchObject({ status: 'present', user: { id: 'anna' } });
});

test('stays signed in if the server cannot be reached', async () => {
  storage.setItem('accessToken', jwt('anna', HOUR));
  const { store, responses } = stage({});
  store.start();
  await flushPromises();
  expect(store.getState().status).toBe('unreachable');
  expect(storage.getItem('accessToken')).not.toBeNull();

  responses.set('CurrentUser', { data: { currentUser: user('anna') } });
  await store.restore();
  expect(store.getState().status).toBe('present');
});

test('deletes a token that the server rejects at startup', async () => {
  storage.setItem('accessToken', jwt('anna', HOUR));
  const { store } = stage({ CurrentUser: { code: 'FORBIDDEN' } });
  store.start();
  await flushPromises();
  expect(store.getState().status).toBe('absent');
  expect(storage.getItem('accessToken')).toBeNull();
});

test('refreshes the token each time 90 % of its lifetime has passed', async () => {
  const { store, operations, responses } = stage({});
  store.open(openSession('anna'));
  await jest.advanceTimersByTimeAsync(54 * MINUTE - 1000);
  expect(operations).toEqual([]);

  responses.set('RefreshSession', {
    data: { refreshSession: { __typename: 'RefreshSessionPayload', session: openSession('anna', 2 * HOUR) } },
  });
  await jest.advanceTimersByTimeAsync(2000);
  expect(operations).toEqual(['RefreshSession']);
  await jest.advanceTimersByTimeAsync(107 * MINUTE);
  expect(operations).toEqual(['RefreshSession']);
  await jest.advanceTimersByTimeAsync(2 * MINUTE);
  expect(operations).toEqual(['RefreshSession', 'RefreshSession']);
});

test('retries a failed refresh until the token expires', async () => {
  const { store, operations, onEnded } = stage({});
  store.open(openSession('anna'));
  await jest.advanceTimersByTimeAsync(56 * MINUTE);
  expect(operations.length).toBeGreaterThan(2);
  expect(store.getState().status).toBe('present');
  await jest.advanceTimersByTimeAsync(6 * MINUTE);
  expect(store.getState()).toEqual({ status: 'absent', signedOut: false });
  expect(onEnded).toHaveBeenCalledTimes(1);
});

test('ends the session with a notice if the refresh is rejected', async () => {
  const { store, onEnded } = stage({ RefreshSession: { code: 'USER_BLOCKED' } });
  store.open(openSession('anna'));
  await jest.advanceTimersByTimeAsync(55 * MINUTE);
  expect(store.getState().status).toBe('absent');
  expect(storage.getItem('accessToken')).toBeNull();
  expect(onEnded).toHaveBeenCalledTimes(1);
});

test("ends the session if a request's token is rejected, unless a newer token exists", () => {
  const { store, onEnded } = stage({});
  const old = openSession('anna', MINUTE);
  store.open(old);
  const next = openSession('anna');
  store.open(next);
  store.tokenRefused(old.accessToken);
  expect(store.getState().status).toBe('present');
  store.tokenRefused(next.accessToken);
  expect(store.getState().status).toBe('absent');
  expect(onEnded).toHaveBeenCalledTimes(1);
});

test('deletes the token without a notice on sign-out', () => {
  const { store, onEnded } = stage({});
  store.open(openSession('anna'));
  store.signOut();
  expect(store.getState()).toEqual({ status: 'absent', signedOut: true });

  expect(storage.getItem('accessToken')).toBeNull();
  expect(onEnded).not.toHaveBeenCalled();
});

test('revokes the deleted token on the server on sign-out', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  const { store } = stage({});
  const session = openSession('anna');
  store.open(session);
  store.signOut();
  await flushPromises();
  expect(fetched.mock.calls).toEqual([
    [
      '/api/auth/logout',
      { method: 'POST', keepalive: true, headers: { authorization: `Bearer ${session.accessToken}` } },
    ],
  ]);
  fetched.mockRestore();
});

test('applies sign-ins and sign-outs from other tabs', async () => {
  const { store } = stage({ CurrentUser: { data: { currentUser: user('anna') } } });
  store.start();
  await flushPromises();
  storage.setItem('accessToken', jwt('anna', HOUR));
  notifyOtherTabs();
  await flushPromises();
  expect(store.getState()).toMatchObject({ status: 'present', user: { id: 'anna' } });

  storage.removeItem('accessToken');
  notifyOtherTabs();
  expect(store.getState()).toEqual({ status: 'absent', signedOut: true });
});

test('switches to the user who has signed in in another tab', async () => {
  const { store } = stage({ CurrentUser: { data: { currentUser: user('ben') } } });
  store.start();
  store.open(openSession('anna'));
  storage.setItem('accessToken', jwt('ben', HOUR));
  notifyOtherTabs();
  await flushPromises();
  expect(store.getState()).toMatchObject({ status: 'present', user: { id: 'ben' } });
});

test('ignores a late response to a request with the previous token', async () => {
  storage.setItem('accessToken', jwt('anna', HOUR));
  const { store } = stage({ CurrentUser: { code: 'FORBIDDEN' } });
  store.start();
  store.open(openSession('ben', 2 * HOUR));
  await flushPromises();
  expect(store.getState()).toMatchObject({ status: 'present', user: { id: 'ben' } });
  expect(storage.getItem('accessToken')).not.toBeNull();
});
