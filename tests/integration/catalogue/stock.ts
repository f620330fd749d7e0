import { sql } from 'kysely';
import type { TestApp } from '../../support/test-app.ts';

/** Columns of `diamond` by name. Left out: an active, available round of one carat at 1,000.00 per carat, not graded. */
export interface StoneColumns {
  stock_id: string;
  [column: string]: unknown;
}

/** Puts stones into the database as they are, and answers their ids by stock number. */
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

/** What a list answers to a test: stock numbers in order, and the total. */
export interface Listed {
  total: number;
  stones: string[];
}

/** Asks for stones over GraphQL; throws when the answer has errors. */
export async function listStones(
  app: TestApp,
  variables: { filter?: object; sort?: object[]; page?: object },
  token: string | null = null,
): Promise<Listed> {
  const { data, errors } = await app.graphql<{ diamonds: { total: number; items: { stockId: string }[] } }>(
    `query ($filter: DiamondFilter, $sort: [DiamondSort!], $page: PageInput) {
      diamonds(filter: $filter, sort: $sort, page: $page) { total items { stockId } }
    }`,
    variables,
    token,
  );
  if (!data || errors.length > 0) throw new Error(JSON.stringify(errors));
  return { total: data.diamonds.total, stones: data.diamonds.items.map(({ stockId }) => stockId) };
}

/** The first error of a list that is refused. */
export async function refusal(
  app: TestApp,
  variables: { filter?: object; sort?: object[]; page?: object; facets?: string[] },
  token: string | null = null,
): Promise<{ code: string; path: string | undefined }> {
  const { facets = ['SHAPE'], ...others } = variables;
  const { errors } = await app.graphql(
    `query ($filter: DiamondFilter, $sort: [DiamondSort!], $page: PageInput, $facets: [DiamondFacetField!]!) {
      diamonds(filter: $filter, sort: $sort, page: $page) { total items { stockId } facets(fields: $facets) { field } }
    }`,
    { ...others, facets },
    token,
  );
  const [first] = errors;
  return { code: first?.extensions.code ?? 'none', path: first?.extensions.details?.[0]?.path };
}
