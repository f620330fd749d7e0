import type { TestApp } from '../../support/test-app.ts';

/** Saved import profile with the fields that tests read. */
export interface SavedView {
  id: string;
  version: number;
  fetch: {
    failure: string | null;
    lastAt: string | null;
    nextAt: string | null;
    lastRun: { id: string } | null;
  } | null;
}

const fields = 'id version fetch { failure lastAt nextAt lastRun { id } }';

async function send<T>(app: TestApp, token: string, query: string, variables: object): Promise<T> {
  const { data, errors } = await app.graphql<{ answer: T | null }>(query, { ...variables }, token);
  if (!data?.answer) throw new Error(JSON.stringify(errors));
  return data.answer;
}

/** Saves an import profile, by default for diamonds. */
export async function saved(app: TestApp, token: string, input: object): Promise<SavedView> {
  const query = `mutation ($input: CreateImportProfileInput!) { answer: createImportProfile(input: $input) { profile { ${fields} } } }`;
  const variables = { input: { kind: 'DIAMOND', profile: {}, ...input } };
  return (await send<{ profile: SavedView }>(app, token, query, variables)).profile;
}

/** Changes an import profile, based on its current version. */
export async function changed(app: TestApp, token: string, id: string, set: object): Promise<SavedView> {
  const { version: expectedVersion } = await readSaved(app, token, id);
  const query = `mutation ($input: UpdateImportProfileInput!) { answer: updateImportProfile(input: $input) { profile { ${fields} } } }`;
  return (await send<{ profile: SavedView }>(app, token, query, { input: { id, expectedVersion, set } })).profile;
}

export const readSaved = (app: TestApp, token: string, id: string): Promise<SavedView> =>
  send(app, token, `query ($id: ID!) { answer: importProfile(id: $id) { ${fields} } }`, { id });

/** Makes the server fetch the file of a profile, and waits until the attempt is recorded. */
export async function fetched(app: TestApp, token: string, id: string): Promise<NonNullable<SavedView['fetch']>> {
  const before = (await readSaved(app, token, id)).fetch?.lastAt;
  await send(app, token, `mutation { answer: fetchImportFile(input: { id: ${id} }) { profile { id } } }`, {});
  for (const end = Date.now() + 30_000; ; ) {
    const { fetch } = await readSaved(app, token, id);
    if (fetch && fetch.lastAt !== before) return fetch;
    if (Date.now() > end) throw new Error('nothing was fetched');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
