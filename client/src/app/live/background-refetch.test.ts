import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { jest } from '@jest/globals';
import { Subject } from 'rxjs';
import { repeatAfterMutations } from '../../graphql/repeat-after-mutations';
import { changedTypes } from './affected-queries';
import { BackgroundRefetch } from './background-refetch';

const RUN = gql`query Run { importRun { id state } }`;
const REPEAT = gql`mutation Repeat { repeatImport { id state } }`;
const changed = changedTypes({ stock: [], lists: ['IMPORT_RUNS'] });

/** Stub of MutationObserver for a page that renders nothing. */
class NoMutations {
  readonly disconnect = () => undefined;
  readonly takeRecords = () => [];
}

beforeEach(() => {
  jest.useFakeTimers();
  const page = { hidden: false, activeElement: null, body: {}, querySelector: () => null };
  Object.assign(globalThis, {
    document: Object.assign(new EventTarget(), page),
    window: { location: { pathname: '/admin/import' } },
    MutationObserver: NoMutations,
  });
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['document', 'window', 'MutationObserver']) {
    Reflect.deleteProperty(globalThis, name);
  }
});

/** Opens a screen that shows an import run. The test controls the server's responses. */
function openScreen() {
  const requests: Subject<ApolloLink.Result>[] = [];
  const link = new ApolloLink(() => {
    const request = new Subject<ApolloLink.Result>();
    requests.push(request);
    return request;
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([repeatAfterMutations(), link]),
  });
  const query = client.watchQuery<{ importRun: { state: string } }>({ query: RUN });
  query.subscribe(() => undefined);
  const refetch = new BackgroundRefetch(client);
  return {
    client,
    requests,
    refetch,
    shown: () => query.getCurrentResult().data?.importRun?.state,
    respond: async (state: string, field = 'importRun') => {
      const request = requests.at(-1);
      request?.next({ data: { [field]: { __typename: 'ImportRun', id: '7', state } } });
      request?.complete();
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

test('refetches a query whose first response was pending when the change event arrived', async () => {
  const { refetch, requests, respond, shown } = openScreen();
  refetch.add(changed);
  await respond('RUNNING');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(requests).toHaveLength(2);
  await respond('DONE');
  expect(shown()).toBe('DONE');
  refetch.stop();
});

test('retries a refetch until it succeeds', async () => {
  const { refetch, requests, respond, shown } = openScreen();
  await respond('RUNNING');
  refetch.add(changed);
  for (const wait of [1_000, 3_000, 5_000]) {
    await jest.advanceTimersByTimeAsync(wait);
    if (wait < 5_000) {
      requests.at(-1)?.error(new TypeError('Failed to fetch'));
      await jest.advanceTimersByTimeAsync(0);
    }
  }
  expect(requests).toHaveLength(4);
  await respond('DONE');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(shown()).toBe('DONE');
  expect(requests).toHaveLength(4);
  refetch.stop();
});

test('refetches a record in progress if a mutation response was pending when the change event arrived', async () => {
  const { client, refetch, requests, respond, shown } = openScreen();
  await respond('DONE');
  void client.mutate({ mutation: REPEAT });
  await jest.advanceTimersByTimeAsync(0);
  refetch.add(changed);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(requests).toHaveLength(2);
  await respond('RUNNING', 'repeatImport');
  expect(shown()).toBe('RUNNING');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(requests).toHaveLength(3);
  await respond('DONE');
  expect(shown()).toBe('DONE');
  refetch.stop();
});
