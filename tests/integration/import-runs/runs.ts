import type { GraphqlAnswer, TestApp } from '../../support/test-app.ts';
import type { ImportResponse, ProblemView } from '../import/files.ts';

/** Import run with the fields that tests read. */
export interface RunView {
  id: string;
  kind: string;
  state: string;
  isDryRun: boolean;
  origin: string;
  fileName: string;
  fileBytes: number;
  file: { fileName: string; url: string } | null;
  startedBy: string | null;
  rowsRead: number;
  progress: number;
  report: ImportResponse | null;
  failure: {
    code: string;
    errorCode: number;
    reason: string | null;
    explanation: string;
    details: { path: string; message: string }[];
    problems: ProblemView[];
    problemCount: number;
    deactivated: number | null;
    problemFile: { url: string } | null;
  } | null;
  rejectedRows: { fileName: string; url: string } | null;
  undoUntil: string | null;
  undoneAt: string | null;
  undoneBy: string | null;
}

export const runFields = `
  id kind state isDryRun origin fileName fileBytes file { fileName url expiresAt } mode skipInvalid confirmRemoved
  profileName vendor startedBy createdAt startedAt endedAt rowsRead progress secondsLeft
  report { isApplied read inserted updated unchanged deactivated skipped problemCount problemFile { url } }
  failure {
    code errorCode reason explanation details { path message } problems { row line column value code message } problemCount
    problemCounts { code count } problemFile { url } deactivated deactivatable
  }
  rejectedRows { fileName url } undoneAt undoneBy undoUntil`;

type Run = { run: RunView };

export const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'stock.csv'): File =>
  new File([content], name, { type: 'text/csv' });

/** Starts an import by uploading a file through GraphQL. The default stock type is diamonds. */
export async function startImport(
  app: TestApp,
  token: string | null,
  file: File | null,
  input: Record<string, unknown> = {},
): Promise<GraphqlAnswer<{ startImport: Run | null }>> {
  const query = `mutation ($input: StartImportInput!) { startImport(input: $input) { run { ${runFields} } } }`;
  const variables = { input: { kind: 'DIAMOND', ...input, ...(file && { file: null }) } };
  if (!file) return app.graphql(query, variables, token);
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables }));
  form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.set('0', file);
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'apollo-require-preflight': 'true', ...(token && { authorization: `Bearer ${token}` }) },
    body: form,
  });
  const { data = null, errors = [], extensions = {} } = await response.json();
  return { status: response.status, headers: response.headers, data, errors, extensions };
}

/** Starts an import and returns its run. Throws if the import is rejected. */
export async function started(...args: Parameters<typeof startImport>): Promise<RunView> {
  const { data, errors } = await startImport(...args);
  if (!data?.startImport) throw new Error(JSON.stringify(errors));
  return data.startImport.run;
}

export async function readRun(app: TestApp, token: string | null, id: string): Promise<RunView> {
  const query = `query ($id: ID!) { importRun(id: $id) { ${runFields} } }`;
  const { data, errors } = await app.graphql<{ importRun: RunView | null }>(query, { id }, token);
  if (!data?.importRun) throw new Error(JSON.stringify(errors));
  return data.importRun;
}

/** Returns all runs, newest first. */
export async function listRuns(app: TestApp, token: string | null, filter: object = {}): Promise<RunView[]> {
  const query = `query ($filter: ImportRunFilter) { importRuns(filter: $filter) { items { ${runFields} } } }`;
  const { data, errors } = await app.graphql<{ importRuns: { items: RunView[] } | null }>(query, { filter }, token);
  if (!data?.importRuns) throw new Error(JSON.stringify(errors));
  return data.importRuns.items;
}

/** Polls a run until it has ended. Throws if this takes more than `seconds`. */
export async function ended(app: TestApp, token: string | null, id: string, seconds = 30): Promise<RunView> {
  for (const until = Date.now() + seconds * 1_000; ; ) {
    const run = await readRun(app, token, id);
    if (!['WAITING', 'RUNNING'].includes(run.state)) return run;
    if (Date.now() > until) throw new Error(`the run has not ended: ${JSON.stringify(run)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Returns an export of the complete stock of a type. */
export async function exported(app: TestApp, token: string | null, kind: string): Promise<string> {
  const { data, errors } = await app.graphql<{ exportStock: { url: string } | null }>(
    'mutation ($input: ExportStockInput!) { exportStock(input: $input) { url } }',
    { input: { kind } },
    token,
  );
  if (!data?.exportStock) throw new Error(JSON.stringify(errors));
  return fetched(app, data.exportStock.url);
}

/** Downloads the file at a signed URL as text, including the byte order mark. */
export async function fetched(app: TestApp, url: string): Promise<string> {
  const response = await fetch(`${app.url}${url}`);
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return Buffer.from(await response.arrayBuffer()).toString('utf8');
}
