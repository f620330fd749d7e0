import type { Request } from '@playwright/test';

/** The endpoint, for `page.route`: queries stand in its address. */
export const graphqlEndpoint = /\/graphql(?:\?|$)/;

/** An operation as a page sends it. */
interface SentOperation {
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** What a page asks GraphQL with a request; nothing where it asks somebody else. */
export function operationIn(request: Request): SentOperation {
  if (!graphqlEndpoint.test(request.url())) return {};
  if (request.method() === 'GET') {
    const { searchParams } = new URL(request.url());
    return {
      operationName: searchParams.get('operationName'),
      variables: JSON.parse(searchParams.get('variables') ?? '{}'),
    };
  }
  // With a file it is the first of several parts, each on lines of its own.
  const [operation = '{}'] = /^\{.*\}\r?$/m.exec(request.postData() ?? '') ?? [];
  return JSON.parse(operation);
}

/** Whether a request asks for an operation, by its name. */
export const asksFor = (request: Request, operationName: string): boolean =>
  operationIn(request).operationName === operationName;
