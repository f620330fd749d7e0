import { request } from 'node:http';
import { sql } from 'kysely';
import type { GraphqlAnswer, TestApp } from '../../support/test-app.ts';

/**
 * Values for columns of `diamond`. By default, an active, available round diamond of 1 carat at 1,000.00 per carat,
 * without grades.
 */
export interface StoneColumns {
  stock_id: string;
  [column: string]: unknown;
}

/** Inserts stones into the database and returns their IDs by stock number. */
export async function putStones(app: TestApp, stones: readonly StoneColumns[]): Promise<Record<string, number>> {
  const ids: Record<string, number> = {};
  for (const stone of stones) {
    const columns = { carats: 1, price_per_carat: 1000, shape_id: 1, ...stone };
    const { rows } = await sql<{ id: number }>`
      insert into diamond (${sql.join(Object.keys(columns).map((name) => sql.id(name)))})
      values (${sql.join(Object.values(columns))}) returning id`.execute(app.em().getKysely());
    ids[stone.stock_id] = rows[0]?.id ?? 0;
  }
  return ids;
}

/** Arguments of a query for a list of stones. */
export interface ListQuestion {
  filter?: object;
  sort?: object[];
  page?: object;
}

/** Result of a list query: the stock numbers in order, and the total. */
export interface Listed {
  total: number;
  stones: string[];
}

/** Queries a list of stones through GraphQL. Throws if the response has errors. */
export async function listStones(app: TestApp, question: ListQuestion, token: string | null = null): Promise<Listed> {
  const { data, errors } = await app.graphql<{ diamonds: { total: number; items: { stockNumber: string }[] } }>(
    `query ($filter: DiamondFilter, $sort: [DiamondSort!], $page: PageInput) {
      diamonds(filter: $filter, sort: $sort, page: $page) { total items { stockNumber } }
    }`,
    { ...question },
    token,
  );
  if (!data || errors.length > 0) throw new Error(JSON.stringify(errors));
  return { total: data.diamonds.total, stones: data.diamonds.items.map(({ stockNumber }) => stockNumber) };
}

interface Option {
  value: string;
  label: string;
  count: number;
  isSelected: boolean;
}

export interface Facet {
  field: string;
  options?: Option[];
  min?: number | null;
  max?: number | null;
  bins?: { from: number; to: number; count: number }[];
}

/** Queries facets through GraphQL. Throws if the response has errors. */
export async function facetsOf(
  app: TestApp,
  fields: readonly string[],
  filter: object = {},
  token: string | null = null,
): Promise<Facet[]> {
  const { data, errors } = await app.graphql<{ diamonds: { facets: Facet[] } }>(
    `query ($filter: DiamondFilter, $fields: [DiamondFacetField!]!) {
      diamonds(filter: $filter) {
        facets(fields: $fields) {
          field
          ... on OptionFacet { options { value label count isSelected } }
          ... on RangeFacet { min max bins { from to count } }
        }
      }
    }`,
    { filter, fields },
    token,
  );
  if (!data || errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.diamonds.facets;
}

/** Returns the values of an option facet whose count is greater than 0. */
export async function countsOf(
  app: TestApp,
  field: string,
  filter: object = {},
  token: string | null = null,
): Promise<Record<string, number>> {
  const [facet] = await facetsOf(app, [field], filter, token);
  return Object.fromEntries(
    (facet?.options ?? []).filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
  );
}

/** Returns the first error of a list query, or the code `none` if it succeeds. */
export async function refusal(
  app: TestApp,
  { facets = ['SHAPE'], ...question }: ListQuestion & { facets?: string[] },
  token: string | null = null,
): Promise<{ code: string; errorCode?: number; path?: string | undefined }> {
  const { errors } = await app.graphql(
    `query ($filter: DiamondFilter, $sort: [DiamondSort!], $page: PageInput, $facets: [DiamondFacetField!]!) {
      diamonds(filter: $filter, sort: $sort, page: $page) { total items { stockNumber } facets(fields: $facets) { field } }
    }`,
    { ...question, facets },
    token,
  );
  const [first] = errors;
  if (!first) return { code: 'none' };
  const { code, errorCode, details } = first.extensions;
  return { code, errorCode, path: details?.[0]?.path };
}

/** Sends a GraphQL request with a different `Host` header, which `fetch` does not support. */
export const graphqlOn = <T>(
  app: TestApp,
  host: string,
  query: string,
  variables: object = {},
): Promise<GraphqlAnswer<T>> =>
  new Promise((resolve, reject) => {
    const call = request(
      `${app.url}/graphql`,
      { method: 'POST', headers: { host, 'content-type': 'application/json' } },
      (response) => {
        response.setEncoding('utf8');
        let text = '';
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => {
          const { data = null, errors = [], extensions = {} } = JSON.parse(text);
          resolve({ status: response.statusCode ?? 0, headers: new Headers(), data, errors, extensions });
        });
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify({ query, variables }));
  });
