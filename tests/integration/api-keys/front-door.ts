import type { Person } from '../../support/people.ts';
import type { GraphqlAnswer, TestApp } from '../../support/test-app.ts';

/** A key as its owner reads it. */
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

export const shown =
  'id name publicId lastFour scopes isTest state addressRanges budget { limit restorePerSecond } expiresAt revokedAt olderWorksUntil lastUsedAt lastUsedAddress version';

type Answer = GraphqlAnswer<Record<string, { apiKey: ShownKey; key?: string } | null>>;

/** Calls one of the mutations of keys. */
export const change = (app: TestApp, name: string, input: object, token: string | null): Promise<Answer> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const secret = /create|rotate/.test(name) ? 'key' : '';
  return app.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { apiKey { ${shown} } ${secret} } }`,
    { input },
    token,
  );
};

/** The same where it has to work. */
export async function changed(
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

/** What keys of theirs somebody reads. */
export async function keysOf(app: TestApp, { token }: Pick<Person, 'token'>, userId?: number): Promise<ShownKey[]> {
  const { data } = await app.graphql<{ apiKeys: ShownKey[] | null }>(
    `query ($userId: ID) { apiKeys(userId: $userId) { ${shown} } }`,
    { userId },
    token,
  );
  return data?.apiKeys ?? [];
}

/** What a request with a key comes to: 200, or the status, code, reason and explanation of its refusal. */
export async function tryKey(app: TestApp, key: string, headers: Record<string, string> = {}): Promise<unknown[]> {
  const { status, body } = await app.rest<{ reason?: string; explanation?: string }>('GET', '/api/diamonds', {
    token: key,
    headers,
  });
  return status === 200 ? [200] : [status, body.reason, body.explanation];
}
