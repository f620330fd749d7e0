import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { jest } from '@jest/globals';
import { Observable } from 'rxjs';
import { readStoredToken, storeToken } from './access-token';
import { readImpersonation, storeImpersonation } from './impersonation';
import { SessionStore } from './session-store';

const MINUTE = 60_000;

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

let page: EventTarget;

function jwt(userId: string, lifetime: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ sub: userId, exp: (Date.now() + lifetime) / 1000 })}.signature`;
}

const anna = {
  __typename: 'User' as const,
  id: 'anna',
  email: 'anna@example.com',
  displayName: 'Anna Stone',
  role: 'USER' as const,
  isApproved: true,
  primaryColor: null,
  logoUrl: null,
  domain: null,
  accesses: [],
};

/** Opens a tab in which an administrator impersonates Anna, and records its requests. */
async function openImpersonationTab() {
  localStorage.setItem('accessToken', jwt('ada', 60 * MINUTE));
  storeImpersonation({ token: jwt('anna', 30 * MINUTE), userId: 'anna', name: 'Anna Stone' });
  const operations: string[] = [];
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        operations.push(operationName ?? '');
        observer.next({ data: operationName === 'CurrentUser' ? { currentUser: anna } : { endViewing: null } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const onEnded = jest.fn<() => void>();
  const store = new SessionStore(async () => client, onEnded);
  store.start();
  await jest.advanceTimersByTimeAsync(1);
  return { store, operations, onEnded };
}

beforeEach(() => {
  page = new EventTarget();
  Object.assign(globalThis, {
    localStorage: new BrowserStorage(),
    sessionStorage: new BrowserStorage(),
    window: page,
    document: page,
  });
  jest.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') });
});

afterEach(() => {
  jest.useRealTimers();
  for (const name of ['localStorage', 'sessionStorage', 'window', 'document']) {
    Reflect.deleteProperty(globalThis, name);
  }
});

test('uses a separate token in its tab, and does not change the administrator’s token in other tabs', async () => {
  const { store } = await openImpersonationTab();
  expect(readStoredToken()?.userId).toBe('anna');
  expect(store.getState()).toMatchObject({ status: 'present', user: { displayName: 'Anna Stone' } });
  expect(localStorage.getItem('accessToken')).not.toBeNull();
});

test('does not extend the impersonation session, and does not return to the administrator’s session when it ends', async () => {
  const { store, operations, onEnded } = await openImpersonationTab();
  await jest.advanceTimersByTimeAsync(31 * MINUTE);
  expect(operations).toEqual(['CurrentUser']);
  expect(store.getState()).toEqual({ status: 'absent', signedOut: false });
  expect(readStoredToken()).toBeNull();
  expect(readImpersonation()).toEqual({ token: null, userId: 'anna', name: 'Anna Stone' });
  expect(localStorage.getItem('accessToken')).not.toBeNull();
  expect(onEnded).not.toHaveBeenCalled();
});

test('ends the impersonation on the server on sign-out without ending the administrator’s session', async () => {
  const { store, operations } = await openImpersonationTab();
  store.signOut();
  await jest.advanceTimersByTimeAsync(1);
  expect(operations).toEqual(['CurrentUser', 'EndViewing']);
  expect(store.getState().status).toBe('absent');
  expect(localStorage.getItem('accessToken')).not.toBeNull();
});

test('ends together with the administrator’s session, but ignores other changes to that session', async () => {
  const { store, operations } = await openImpersonationTab();
  const dispatchStorageEvent = () => page.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken' }));
  localStorage.setItem('accessToken', jwt('ada', 90 * MINUTE));
  dispatchStorageEvent();
  await jest.advanceTimersByTimeAsync(1);
  expect(store.getState().status).toBe('present');
  localStorage.removeItem('accessToken');
  dispatchStorageEvent();
  await jest.advanceTimersByTimeAsync(1);
  expect(operations).toEqual(['CurrentUser', 'EndViewing']);
  expect(store.getState().status).toBe('absent');
});

test('starts a normal session if the user signs in after the impersonation', async () => {
  await openImpersonationTab();
  storeToken(null);
  storeToken(jwt('ada', 60 * MINUTE));
  expect(readImpersonation()).toBeNull();
  expect(readStoredToken()?.userId).toBe('ada');
});
