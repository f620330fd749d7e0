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

/** Custom request options. They are passed in `fetchOptions` together with the standard options of `fetch`. */
export interface UploadFetchOptions extends RequestInit {
  onUploadProgress?: OnUploadProgress;
}

/** Wraps `fetch` and reports upload progress to the listener in `fetchOptions`, if there is one. */
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
 * Merges the fields of the same line from different queries. Lines are normalized within their list, because wishlist
 * and cart both number their lines from 1.
 */
const mergeBasketLines: FieldMergeFunction<readonly StoredLine[]> = (
  existing = [],
  incoming,
  { mergeObjects, readField },
) => {
  const existingById = new Map(existing.map((line) => [readField('id', line), line]));
  return incoming.map((line) => {
    const before = existingById.get(readField('id', line));
    return before === undefined ? line : mergeObjects(before, line);
  });
};

/** Merge policy for objects without an ID. Fields from different queries are merged within the parent object. */
const partOfItsOwner = { merge: true };

/**
 * Key policy for types with one object per viewer. The response to a mutation then updates all components that show
 * the object.
 */
const onePerViewer = { keyFields: [] };

const basket = { ...onePerViewer, fields: { lines: { merge: mergeBasketLines } } };

function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          // Resolves an import run from the cache, so that a page can use the response of a mutation.
          importRun: (existing, { args, toReference }) =>
            existing ?? toReference({ __typename: 'ImportRun', id: String(args?.id) }),
        },
      },
      Cart: basket,
      ReferenceLists: onePerViewer,
      SiteSettings: onePerViewer,
      Wishlist: basket,
      // Not normalized, because line IDs are not unique: wishlist and cart number their lines separately.
      BasketLine: { keyFields: false },
      DiamondMemo: partOfItsOwner,
      DiamondProportions: partOfItsOwner,
      DiamondReport: partOfItsOwner,
      DiamondSet: partOfItsOwner,
      // Merged with cached fields, because lists fetch only the counts of an import report.
      ImportReport: partOfItsOwner,
      // Not normalized, because the ID identifies the piece, and a piece can have several problems.
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
  /** Called when the server rejects the token because it has expired or the account was blocked, changed or deleted. */
  onTokenRefused: (token: string) => void;
}

/** Creates the Apollo client for `/graphql`. It supports file uploads and sends the session token with each request. */
export function createApolloClient({ build, readToken, onTokenRefused }: ApolloClientOptions): ApolloClient {
  const authenticate = new ApolloLink((operation, forward) => {
    const token = readToken();
    operation.setContext({
      token,
      headers: {
        // As CSRF protection, the server rejects multipart requests without this header.
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
