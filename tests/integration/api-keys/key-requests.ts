import type { Person } from '../../support/people.ts';
import type { GraphqlAnswer, TestApp } from '../../support/test-app.ts';

/** API key as returned to its owner. */
export interface ShownKey {
  readonly id: string;
  readonly name: string;
  readonly publicId: string;
  readonly lastFour: string;
  readonly scopes: readonly string[];
  readonly isTest: boolean;
  readonly state: string;
  readonly addressRanges: readonly string[];
  readonly budget: { readonly limit: number; readonly restorePerSecond: number };
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  readonly olderWorksUntil: string | null;
  readonly lastUsedAt: string | null;
  readonly lastUsedAddress: string | null;
  readonly version: number;
}

export const keyFields =
  'id name publicId lastFour scopes isTest state addressRanges budget { limit restorePerSecond } expiresAt revokedAt olderWorksUntil lastUsedAt lastUsedAddress version';

type KeyResponse = GraphqlAnswer<Record<string, { apiKey: ShownKey; key?: string } | null>>;

/** Runs a mutation on an API key. */
export const change = (app: TestApp, name: string, input: object, token: string | null): Promise<KeyResponse> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const secret = /create|rotate/.test(name) ? 'key' : '';
  return app.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { apiKey { ${keyFields} } ${secret} } }`,
    { input },
    token,
  );
};

/** Runs a mutation on an API key. Throws if it fails. */
export async function changeOrThrow(
  app: TestApp,
  name: string,
  input: object,
  token: string,
): Promise<{ apiKey: ShownKey; key: string }> {
  const { data, errors } = await change(app, name, input, token);
  const outcome = data?.[name];
  if (!outcome) throw new Error(`${name} answered ${JSON.stringify(errors)}`);
  return { key: '', ...outcome };
}

/** Returns the keys of the caller, or of another user if the caller is an administrator. */
export async function keysOf(app: TestApp, { token }: Pick<Person, 'token'>, userId?: number): Promise<ShownKey[]> {
  const { data } = await app.graphql<{ apiKeys: ShownKey[] | null }>(
    `query ($userId: ID) { apiKeys(userId: $userId) { ${keyFields} } }`,
    { userId },
    token,
  );
  return data?.apiKeys ?? [];
}

/** Sends a request with a key. Returns 200, or the status, reason and explanation of the error. */
export async function tryKey(app: TestApp, key: string, headers: Record<string, string> = {}): Promise<unknown[]> {
  const { status, body } = await app.rest<{ reason?: string; explanation?: string }>('GET', '/api/diamonds', {
    token: key,
    headers,
  });
  return status === 200 ? [200] : [status, body.reason, body.explanation];
}
