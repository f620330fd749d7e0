import type { Request } from '@playwright/test';

/** GraphQL endpoint for `page.route`. Queries are sent by GET in the URL. */
export const graphqlEndpoint = /\/graphql(?:\?|$)/;

interface SentOperation {
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** Returns the GraphQL operation of a request. Empty for other requests. */
export function operationIn(request: Request): SentOperation {
  if (!graphqlEndpoint.test(request.url())) return {};
  if (request.method() === 'GET') {
    const { searchParams } = new URL(request.url());
    return {
      operationName: searchParams.get('operationName'),
      variables: JSON.parse(searchParams.get('variables') ?? '{}'),
    };
  }
  // An upload has several parts. The operation is the first part, on one line.
  const [operation = '{}'] = /^\{.*\}\r?$/m.exec(request.postData() ?? '') ?? [];
  return JSON.parse(operation);
}

/** Returns whether a request has the operation. */
export const asksFor = (request: Request, operationName: string): boolean =>
  operationIn(request).operationName === operationName;
