import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { persistedQueries } from './persisted-queries';

const LIST = gql`query List($filter: Filter) { things(filter: $filter) }`;
const DRAFT = gql`query Draft($input: DraftInput!) { draft(input: $input) }`;
const CHANGE = gql`mutation Change { change }`;

interface Sent {
  readonly method: string;
  readonly hasText: boolean;
  readonly hash: string | undefined;
}

/** A client of a build, and what its server has been sent: one that knows the queries of build `2` only. */
function clientOf(build: string | undefined) {
  const sent: Sent[] = [];
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
  it('asks by name, so that browsers can keep the answers', async () => {
    const { sent, read } = clientOf('2');
    await expect(read()).resolves.toMatchObject({ data: { things: 'some' } });
    expect(sent).toEqual([{ method: 'GET', hasText: false, hash: 'List-2' }]);
  });

  it('keeps drafts and long variables out of addresses', async () => {
    const { sent, read } = clientOf('2');
    await read({ input: { email: 'somebody@example.com' } }, DRAFT);
    await read({ filter: { numbers: Array.from({ length: 300 }, (_, index) => `ABC-${index}`) } });
    expect(sent).toEqual([
      { method: 'POST', hasText: false, hash: 'Draft-2' },
      { method: 'POST', hasText: false, hash: 'List-2' },
    ]);
  });

  it('sends texts from then on when the server is of another build', async () => {
    const { sent, read } = clientOf('1');
    await expect(read()).resolves.toMatchObject({ data: { things: 'some' } });
    await expect(read()).resolves.toMatchObject({ data: { things: 'some' } });
    expect(sent).toEqual([{ method: 'GET', hasText: false, hash: 'List-1' }, asText, asText]);
  });

  it('sends texts where no build keeps them, and those of changes always', async () => {
    const unbuilt = clientOf(undefined);
    await unbuilt.read();
    const { client, sent } = clientOf('2');
    await client.mutate({ mutation: CHANGE });
    expect([...unbuilt.sent, ...sent]).toEqual([asText, asText]);
  });
});
