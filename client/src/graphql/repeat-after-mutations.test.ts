import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Subject } from 'rxjs';
import { repeatAfterMutations } from './repeat-after-mutations';

const READ = gql`query Read { wishes }`;
const CHANGE = gql`mutation Change { change }`;

/**
 * Creates a client, and a server that delays each response until the test sends it. Requests with the same name are
 * answered in the order in which they were sent.
 */
function waitingServer() {
  const waiting: { readonly name: string | undefined; readonly response: Subject<ApolloLink.Result> }[] = [];
  const server = new ApolloLink(({ operationName }) => {
    const response = new Subject<ApolloLink.Result>();
    waiting.push({ name: operationName, response });
    return response;
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([repeatAfterMutations(), server]),
  });
  const next = (name: string) => {
    const index = waiting.findIndex((request) => request.name === name);
    const [waitingRequest] = waiting.splice(index, index < 0 ? 0 : 1);
    if (waitingRequest === undefined) {
      throw new Error(`no pending request for ${name}`);
    }
    return waitingRequest.response;
  };
  return {
    client,
    waiting,
    answer: (name: string, data: Record<string, unknown>) => {
      const response = next(name);
      response.next({ data });
      response.complete();
    },
    fail: (name: string) => next(name).error(new TypeError('Failed to fetch')),
  };
}

const read = ({ client }: ReturnType<typeof waitingServer>) =>
  client.query({ query: READ, fetchPolicy: 'network-only' }).then(({ data }) => data);

describe('repeatAfterMutations', () => {
  it('repeats a query that was sent before a mutation finished', async () => {
    const server = waitingServer();
    const request = read(server);
    const changing = server.client.mutate({ mutation: CHANGE });
    server.answer('Change', { change: true });
    await changing;
    server.answer('Read', { wishes: 'old' });
    server.answer('Read', { wishes: 'new' });
    await expect(request).resolves.toEqual({ wishes: 'new' });
    expect(server.waiting).toEqual([]);
  });

  it('repeats a query after a failed mutation, because the server may have applied it', async () => {
    const server = waitingServer();
    const request = read(server);
    const changing = server.client.mutate({ mutation: CHANGE });
    server.fail('Change');
    await expect(changing).rejects.toThrow('Failed to fetch');
    server.answer('Read', { wishes: 'old' });
    server.answer('Read', { wishes: 'new' });
    await expect(request).resolves.toEqual({ wishes: 'new' });
  });

  it('does not repeat a query that finished before the mutation, or a failed query', async () => {
    const server = waitingServer();
    const request = read(server);
    const changing = server.client.mutate({ mutation: CHANGE });
    server.answer('Read', { wishes: 'old' });
    await expect(request).resolves.toEqual({ wishes: 'old' });
    const failing = read(server);
    server.answer('Change', { change: true });
    await changing;
    server.fail('Read');
    await expect(failing).rejects.toThrow('Failed to fetch');
    expect(server.waiting).toEqual([]);
  });
});
