import type { GraphqlAnswer, RestAnswer, TestApp } from '../../support/test-app.ts';

/** Problem in an import report, or detail of the error for a rejected file. */
export interface ProblemView {
  row: number;
  line: number;
  column: string | null;
  value: string | null;
  code: string;
  message: string;
  path?: string;
}

/** Question about a file. In GraphQL responses, unused fields of `answer` are null. */
interface QuestionView {
  column: string | null;
  message: string;
  field: string | null;
  value: string | null;
  readings: { label: string; answer: Record<string, unknown>; samples: string[] }[];
}

/** REST response to an import. Contains either a report or an error. */
export interface ImportResponse {
  isApplied: boolean;
  readAs: { format: string; encoding: string | null; sheet: string | null } | null;
  read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  notApplied: number;
  deactivated: number;
  deactivatable: number;
  isConfirmationNeeded: boolean;
  skipped: number;
  problems: ProblemView[];
  problemCount: number;
  problemCounts: { code: string; count: number }[];
  problemFile: { fileName: string; url: string; expiresAt: string } | null;
  notices: ProblemView[];
  noticeCounts: { code: string; count: number }[];
  questions: QuestionView[];
  columns: { column: string; field: string | null; isExtra: boolean; isKnown: boolean; samples: string[] }[];
  preview: {
    row: number;
    line: number;
    stockId: string;
    kind: string;
    changes: { field: string; before: string | null; after: string | null }[];
  }[];
  errorCode?: number;
  reason?: string;
  details?: ProblemView[];
  facts?: { import?: Partial<ImportResponse> };
}

interface Sending {
  token: string | null;
  /** REST name of the stock type. The default is diamonds. */
  type?: string;
  query?: Record<string, string>;
  profile?: unknown;
  name?: string;
  /** Value of the `Idempotency-Key` header. */
  key?: string;
}

/** Returns the rows as CSV. Cells are quoted if necessary. */
export const csv = (...rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map((cell) => quoted(String(cell))).join(',')).join('\n');

const quoted = (cell: string): string => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'stock.csv'): File =>
  new File([content], name, { type: 'text/csv' });

export function importOverRest(
  app: TestApp,
  content: string | Uint8Array<ArrayBuffer>,
  { token, type = 'diamonds', query = {}, profile, name, key }: Sending,
): Promise<RestAnswer<ImportResponse>> {
  const form = new FormData();
  if (profile !== undefined) form.set('profile', typeof profile === 'string' ? profile : JSON.stringify(profile));
  form.set('file', fileOf(content, name));
  return app.rest('POST', `/api/${type}/import?${new URLSearchParams(query)}`, {
    token,
    form,
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  });
}

const mutation = `mutation ($input: ImportStockInput!) {
  importStock(input: $input) {
    report {
      isApplied readAs { format encoding sheet } read inserted updated unchanged notApplied deactivated deactivatable isConfirmationNeeded skipped
      problems { row line column value code message } problemCount problemCounts { code count }
      problemFile { fileName url expiresAt }
      notices { row line column value code message } noticeCounts { code count }
      questions {
        column message field value
        readings {
          label samples
          answer { column { column field } value { field from to } decimals discountSign discountScale priceBasis }
        }
      }
      columns { column field isExtra isKnown samples }
      preview { row line stockId kind changes { field before after } }
    }
  }
}`;

/** Returns the GraphQL enum value for the REST name of a stock type. */
export const kindOf = (type: string): string =>
  type === 'products' ? 'JEWELLERY' : type.toUpperCase().replace(/S$/, '');

/** Uploads a stock file through GraphQL. `type` is the REST name of the stock type. */
export async function importOverGraphql(
  app: TestApp,
  content: string | Uint8Array<ArrayBuffer>,
  input: Record<string, unknown>,
  token: string | null,
  { type = 'diamonds', name }: { type?: string; name?: string } = {},
): Promise<GraphqlAnswer<{ importStock: { report: ImportResponse } | null }>> {
  const form = new FormData();
  const variables = { input: { kind: kindOf(type), ...input, file: null } };
  form.set('operations', JSON.stringify({ query: mutation, variables }));
  form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.set('0', fileOf(content, name));
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'apollo-require-preflight': 'true', ...(token && { authorization: `Bearer ${token}` }) },
    body: form,
  });
  const { data = null, errors = [], extensions = {} } = await response.json();
  return { status: response.status, headers: response.headers, data, errors, extensions };
}

/** Returns the database row of the stone with a stock number. Throws if there is none. */
export async function stone(app: TestApp, stockId: string): Promise<Record<string, unknown>> {
  const [row] = await app
    .em()
    .getConnection()
    .execute<Record<string, unknown>[]>('select * from diamond where stock_id = ?', [stockId]);
  if (!row) throw new Error(`there is no stone ${stockId}`);
  return row;
}

/** Returns the stock numbers of all stones in ascending order. */
export async function stockIds(app: TestApp): Promise<string[]> {
  const rows = await app
    .em()
    .getConnection()
    .execute<{ stock_id: string }[]>('select stock_id from diamond order by stock_id');
  return rows.map(({ stock_id }) => stock_id);
}
