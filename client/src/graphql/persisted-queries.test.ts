import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { persistedQueries } from './persisted-queries';

const LIST = gql`query List($filter: Filter) { things(filter: $filter) }`;
const DRAFT = gql`query Draft($input: DraftInput!) { draft(input: $input) }`;
const CHANGE = gql`mutation Change { change }`;

interface SentRequest {
  readonly method: string;
  readonly hasText: boolean;
  readonly hash: string | undefined;
}

/**
 * Creates a client with the given build ID and records its requests. The server knows only the queries of build `2`.
 */
function clientOf(build: string | undefined) {
  const sent: SentRequest[] = [];
  const server = new ApolloLink((operation) => {
    const { http = {}, fetchOptions = {} } = operation.getContext();
    const { includeQuery = true, includeExtensions = false } = http;
    const hash = includeExtensions ? operation.extensions.persistedQuery?.sha256Hash : undefined;
    sent.push({ method: fetchOptions.method ?? 'POST', hasText: includeQuery, hash });
    return includeQuery || hash?.endsWith('-2')
      ? of({ data: { things: 'some', draft: 'one', change: true } })
      : of({ errors: [{ message: 'PersistedQueryNotFound' }] });
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([persistedQueries(build), server]),
  });
  const read = (variables = {}, query = LIST) => client.query({ query, variables, fetchPolicy: 'network-only' });
  return { client, sent, read };
}

const asText = { method: 'POST', hasText: true, hash: undefined };

describe('persistedQueries', () => {
  it('sends the query hash with GET, so that browsers can cache the response', async () => {
    const { sent, read } = clientOf('2');
    await expect(read()).resolves.toMatchObject({ data: { things: 'some' } });
    expect(sent).toEqual([{ method: 'GET', hasText: false, hash: 'List-2' }]);
  });

  it('sends drafts and long variables with POST instead of in the URL', async () => {
    const { sent, read } = clientOf('2');
    await read({ input: { email: 'somebody@example.com' } }, DRAFT);
    await read({ filter: { numbers: Array.from({ length: 300 }, (_, index) => `ABC-${index}`) } });
    expect(sent).toEqual([
      { method: 'POST', hasText: false, hash: 'Draft-2' },
      { method: 'POST', hasText: false, hash: 'List-2' },
    ]);
  });

  it('sends query text after the server has reported a different build', async () => {
    const { sent, read } = clientOf('1');
    await expect(read()).resolves.toMatchObject({ data: { things: 'some' } });
    await expect(read()).resolves.toMatchObject({ data: { things: 'some' } });
    expect(sent).toEqual([{ method: 'GET', hasText: false, hash: 'List-1' }, asText, asText]);
  });

  it('sends query text if there is no build ID, and always for mutations', async () => {
    const clientWithoutBuild = clientOf(undefined);
    await clientWithoutBuild.read();
    const { client, sent } = clientOf('2');
    await client.mutate({ mutation: CHANGE });
    expect([...clientWithoutBuild.sent, ...sent]).toEqual([asText, asText]);
  });
});
