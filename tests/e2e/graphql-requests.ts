import type { Request } from '@playwright/test';

/** Pattern of the GraphQL endpoint for `page.route`. Queries are sent by GET with the operation in the URL. */
export const graphqlEndpoint = /\/graphql(?:\?|$)/;

interface SentOperation {
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** Returns the GraphQL operation that a request contains. The result is empty for other requests. */
export function operationIn(request: Request): SentOperation {
  if (!graphqlEndpoint.test(request.url())) return {};
  if (request.method() === 'GET') {
    const { searchParams } = new URL(request.url());
    return {
      operationName: searchParams.get('operationName'),
      variables: JSON.parse(searchParams.get('variables') ?? '{}'),
    };
  }
  // A file upload has several parts. The first part contains the operation on one line.
  const [operation = '{}'] = /^\{.*\}\r?$/m.exec(request.postData() ?? '') ?? [];
  return JSON.parse(operation);
}

/** Returns whether a request contains the named operation. */
export const asksFor = (request: Request, operationName: string): boolean =>
  operationIn(request).operationName === operationName;
