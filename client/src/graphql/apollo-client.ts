import {
  ApolloClient,
  ApolloLink,
  type FieldMergeFunction,
  InMemoryCache,
  type Reference,
  type StoreObject,
} from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { apiErrorOf } from './api-error';
import { reportUnavailable } from './fetch-query';
import { possibleTypes } from './generated/possible-types';
import { persistedQueries } from './persisted-queries';
import { repeatAfterMutations } from './repeat-after-mutations';
import type { OnUploadProgress } from './send-upload';

/** Custom request options, passed in `fetchOptions` beside those of `fetch`. */
export interface UploadFetchOptions extends RequestInit {
  onUploadProgress?: OnUploadProgress;
}

/** `fetch` that reports upload progress to requests that set a listener in their `fetchOptions`. */
async function fetchWithUploadProgress(
  address: RequestInfo | URL,
  { onUploadProgress, ...options }: UploadFetchOptions = {},
): Promise<Response> {
  if (onUploadProgress === undefined || !(options.body instanceof FormData)) {
    return fetch(address, options);
  }
  const { sendUpload } = await import('./send-upload');
  return sendUpload(address instanceof Request ? address.url : String(address), options, onUploadProgress);
}

type StoredLine = StoreObject | Reference;

/**
 * Lines are normalized inside their list, because wishlist and cart both count IDs from 1. Fields of the same line
 * from different queries are merged.
 */
const mergeBasketLines: FieldMergeFunction<readonly StoredLine[]> = (
  existing = [],
  incoming,
  { mergeObjects, readField },
) => {
  const known = new Map(existing.map((line) => [readField('id', line), line]));
  return incoming.map((line) => {
    const before = known.get(readField('id', line));
    return before === undefined ? line : mergeObjects(before, line);
  });
};

/** For objects without an ID: fields from different queries are merged into the object that contains them. */
const partOfItsOwner = { merge: true };

/** A singleton per viewer: the response of a mutation updates every component that shows it. */
const onePerViewer = { keyFields: [] };

const basket = { ...onePerViewer, fields: { lines: { merge: mergeBasketLines } } };

function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          // Lets a page read the response of a mutation from the cache.
          importRun: (known, { args, toReference }) =>
            known ?? toReference({ __typename: 'ImportRun', id: String(args?.id) }),
        },
      },
      Cart: basket,
      ReferenceLists: onePerViewer,
      SiteSettings: onePerViewer,
      Wishlist: basket,
      // Lines of the wishlist and of the cart have separate IDs.
      BasketLine: { keyFields: false },
      DiamondMemo: partOfItsOwner,
      DiamondProportions: partOfItsOwner,
      DiamondReport: partOfItsOwner,
      DiamondSet: partOfItsOwner,
      // Lists read only the counts of a report.
      ImportReport: partOfItsOwner,
      // The ID is the piece's, and a piece can have several problems.
      ImportUndoProblem: { keyFields: false },
      Media: partOfItsOwner,
      Price: partOfItsOwner,
      Session: { keyFields: false },
    },
  });
}

interface ApolloClientOptions {
  /** Build ID of the persisted documents; undefined if they are not persisted. */
  build: string | undefined;
  /** Returns the current bearer token, or null if the user is not signed in. */
  readToken: () => string | null;
  /** The server refused that token: it is expired, or the account was blocked, changed or deleted. */
  onTokenRefused: (token: string) => void;
}

/** Creates the client of `/graphql`. It supports file uploads and sends the session's token with every request. */
export function createApolloClient({ build, readToken, onTokenRefused }: ApolloClientOptions): ApolloClient {
  const authenticate = new ApolloLink((operation, forward) => {
    const token = readToken();
    operation.setContext({
      token,
      headers: {
        // The server refuses multipart requests without this header (cross-site request forgery).
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
