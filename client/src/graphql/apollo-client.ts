import { ApolloClient, ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { apiErrorOf } from './api-error';
import { createCache } from './cache';
import { persistedQueries } from './persisted-queries';
import { repeatAfterMutations } from './repeat-after-mutations';
import { reportUnavailable } from './service-unavailable';
import { fetchWithUploadProgress } from './upload-progress';

interface ApolloClientOptions {
  /** Which build the documents are of; `undefined` where nobody keeps them. */
  build: string | undefined;
  /** The bearer token of the moment, `null` when nobody is signed in. */
  readToken: () => string | null;
  /** The server refused that token: it is expired, or the account was blocked, changed or deleted. */
  onTokenRefused: (token: string) => void;
}

/** The client of our one endpoint, `/graphql`: files included, the session's token on every request. */
export function createApolloClient({ build, readToken, onTokenRefused }: ApolloClientOptions): ApolloClient {
  const authenticate = new ApolloLink((operation, forward) => {
    const token = readToken();
    operation.setContext({
      token,
      headers: {
        // Without it the server takes no multipart request (cross-site request forgery).
        'apollo-require-preflight': 'true',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
    });
    return forward(operation);
  });

  const noticeRefusal = new ErrorLink(({ error, operation }) => {
    const context = operation.getContext();
    const response: unknown = context.response;
    const token: unknown = context.token;
    if (response instanceof Response && response.status === 503) {
      reportUnavailable();
    }
    const unauthorized = response instanceof Response && response.status === 401;
    if (unauthorized && typeof token === 'string' && apiErrorOf(error)?.code === 'FORBIDDEN') {
      onTokenRefused(token);
    }
  });

  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      repeatAfterMutations(),
      noticeRefusal,
      persistedQueries(build),
      authenticate,
      new UploadHttpLink({ uri: '/graphql', fetch: fetchWithUploadProgress }),
    ]),
  });
}
