import { type RawBuilder, sql } from 'kysely';
import { invalid } from '../../../kernel/errors/errors.ts';
import { checkList } from '../../../kernel/input/list-rules.ts';
import { deepestRow, PageInput } from '../../../kernel/input/page.ts';
import { type ListEngine, sqlAnswers } from '../../../kernel/lists/list-engine.ts';
import type { ListCondition, ListKey, ListQuery } from '../../../kernel/lists/list-query.ts';
import { anyone, withScope } from '../../../kernel/use-cases/access.ts';
import type { Reader, RequestContext } from '../../../kernel/use-cases/context.ts';
import { query, type UseCase } from '../../../kernel/use-cases/use-case.ts';
import { revisionOf, revisionsReadAt } from '../../../platform/database/change-marks.ts';
import { fromReplica } from '../../../platform/database/replicas/read-routing.ts';
import { type Viewer } from '../../accounts/index.ts';
import { viewerCacheKey, viewerOf } from '../../accounts/visibility/index.ts';
import { queryIn } from '../database.ts';
import type { StockField } from '../fields/stock-field.ts';
import { countStock, readStock, type StockRow } from '../fields/stock-row.ts';
import { designFlag } from '../graphql/design-flag.ts';
import { type Facet, OptionFacet, RangeFacet } from '../graphql/facet.type.ts';
import { type StockSort, stockInputs } from '../graphql/stock-inputs.ts';
import { fieldNamed, type StockType } from '../stock-type.ts';
import { countedByDesign } from './designs.ts';
import { rowsById } from './export-rows.ts';
import { countFacets, sourceOf } from './facet-counts.ts';
import { type FacetResult, facetResultsOf, maxFacets } from './facets.ts';
import { heldStock } from './held-stock.ts';
import { allOf, conditionsOf } from './stock-filter.ts';
import { asItems, conditionsOfItems, itemSource } from './stock-grouping.ts';
import { orderColumns, orderOf } from './stock-order.ts';

/** Filter, sort order and page for a list of one stock type. */
export interface StockListQuery {
  readonly filter: object;
  readonly sort: readonly StockSort[];
  readonly page: PageInput;
  /** Additional condition on the row `d`. Its name must be unique among such conditions. */
  readonly narrowing?: ListCondition;
}

interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** `services` is omitted outside of requests, such as in jobs. */
export type ListReader = Reader & Partial<Pick<RequestContext, 'services'>>;

/**
 * List of one stock type for a viewer, with the rows of a page, the total and the facets. The constructor converts
 * filter and sort to SQL. Each part is read on demand. Rows are always read from PostgreSQL. Their order, the total
 * and the facets may come from a cache (`listAnswers`).
 */
export class StockList {
  readonly index: number;
  readonly size: number;
  readonly #filter: object;
  readonly #sort: readonly StockSort[];
  /**
   * Stock type that is used for filtering and sorting. If rows are grouped into items, its fields contain the values
   * of the items.
   */
  readonly #listed: StockType;
  readonly #list: ListQuery;
  /** Cache key for the viewer and the filter. Does not include the items on hold for the viewer. */
  readonly #key: string;
  readonly #answers: ListEngine;
  #revision: Promise<string> | undefined;
  #held: Promise<readonly number[]> | undefined;

  /** Throws FORBIDDEN if the filter or sort uses a field that the viewer may not read. */
  constructor(
    private readonly ctx: ListReader,
    private readonly type: StockType,
    private readonly viewer: Viewer,
    { filter, sort, page, narrowing }: StockListQuery,
  ) {
    this.index = page.index;
    this.size = page.size;
    this.#filter = filter;
    this.#sort = sort;
    const grouping = groupingOf(type, filter);
    this.#listed = grouping ? asItems(type, grouping, filter) : type;
    const conditions = grouping
      ? conditionsOfItems(filter, type, grouping, viewer)
      : conditionsOf(filter, type, viewer);
    this.#list = {
      table: type.table,
      visible: type.visibleTo(viewer),
      conditions: [...conditions, ...(narrowing ? [narrowing] : [])],
      order: orderColumns(sort, this.#listed, viewer),
      isOfTable: !grouping,
      isInTransaction: ctx.em.isInTransaction(),
    };
    this.#key = `${type.name} ${viewerCacheKey(viewer, type)} ${JSON.stringify([filter, narrowing?.name])}`;
    this.#answers = ctx.services?.listAnswers ?? sqlAnswers;
  }

  /**
   * Returns the time of the stock snapshot. The order, total and facets include every change committed before that
   * time.
   */
  asOf(): Promise<Date> {
    return revisionsReadAt(this.ctx);
  }

  /** Returns the rows of this page with the given fields. */
  async items(fields?: readonly StockField[]): Promise<StockRow[]> {
    const { ctx, type, viewer, index, size } = this;
    const page = { limit: size, offset: index * size };
    const ids = this.#list.isOfTable ? await this.#knownIds(page) : await this.#idsOfItems(page);
    if (ids) return this.#rowsOf(ids, fields);
    return readStock(ctx.em, { type, viewer, where: this.#where, fields, orderBy: orderOf(this.#list.order), ...page });
  }

  async total(): Promise<number> {
    const { ctx, viewer } = this;
    return this.#answers.total(this.#list, await this.#keyOf(), () =>
      countStock(ctx.em, { type: this.#listed, viewer, where: this.#where }),
    );
  }

  /** Returns the facets of the given fields, counted over all pages. */
  async facets(names: readonly string[]): Promise<readonly Facet[]> {
    checkList(names, 'facets.fields', maxFacets);
    const { ctx, type, viewer } = this;
    const sources = [...new Set(names)].map((name) => this.#facetSource(name));
    const countedBy = countedByDesign(this.#filter, type);
    const list = countedBy ? this.#withoutDesigns() : this.#list;
    const { revision, key } = await this.#keyOf(names);
    const counts = await this.#answers.facets(
      list,
      { revision, key: `${key} ${names}` },
      {
        sources,
        count: () => countFacets(ctx.em, sources, { ...list, rows: this.#listed.rowsFor(viewer), countedBy }),
      },
    );
    return facetResultsOf(sources, counts, (name) => selectedIn(this.#filter, name)).map((division, index) =>
      facetOf(sources[index]?.constant ?? '', division),
    );
  }

  /**
   * Yields column values for the rows of all pages. If rows are grouped, the columns contain the values of the items.
   * The IDs are read with one query, and the rows in chunks.
   */
  async *values(columnsOf: (type: StockType) => readonly RawBuilder<unknown>[]): AsyncGenerator<readonly unknown[]> {
    const type = this.#listed;
    yield* rowsById(this.ctx.em, await this.#allIds(sql`d.id`), {
      type,
      viewer: this.viewer,
      columns: columnsOf(type),
    });
  }

  /** Like `values`, but yields the values of each row of a group separately. Rows of the same group are consecutive. */
  async *pieces(columns: readonly RawBuilder<unknown>[]): AsyncGenerator<readonly unknown[]> {
    const { type, viewer } = this;
    const pieceId = this.#list.isOfTable ? sql`d.id` : sql`unnest(coalesce(d.item_ids, array[d.id]))`;
    yield* rowsById(this.ctx.em, await this.#allIds(pieceId), { type, viewer, columns });
  }

  get #where(): RawBuilder<boolean> {
    return allOf(this.#list.conditions.map(({ condition }) => condition));
  }

  /**
   * Returns the IDs of all rows in list order, as one array. Returning 100,000 IDs as separate result rows would take
   * about a hundred times as much memory.
   */
  async #allIds(id: RawBuilder<unknown>): Promise<Int32Array> {
    const { ctx, viewer } = this;
    const { visible, order } = this.#list;
    const { rows } = await sql<{ ids: number[] }>`select array(select ${id} from ${this.#listed.rowsFor(viewer)} d
      where ${visible} and ${this.#where} order by ${orderOf(order)}) as ids`.execute(queryIn(ctx.em));
    return Int32Array.from(rows[0]?.ids ?? []);
  }

  /**
   * Returns the IDs of a page from `listAnswers`. Null if `listAnswers` cannot provide them, so that the rows must be
   * selected by filter and order.
   */
  async #knownIds({ limit, offset }: Slice): Promise<readonly number[] | null> {
    if (!this.type.copy) return null;
    const { revision, key } = await this.#keyOf();
    const sorted = { revision, key: `${key} ${JSON.stringify(this.#sort)}` };
    const ids = await this.#answers.firstIds(this.#list, sorted, offset + limit);
    return ids && [...ids.subarray(offset, offset + limit)];
  }

  /**
   * Returns the IDs of a page of grouped items. Filter and sort use the values of the items, not those of the
   * representing rows.
   */
  async #idsOfItems({ limit, offset }: Slice): Promise<readonly number[]> {
    const { ctx, viewer } = this;
    const { visible, order } = this.#list;
    const { rows } = await sql<{ id: number }>`select d.id from ${this.#listed.rowsFor(viewer)} d
      where ${visible} and ${this.#where} order by ${orderOf(order)} limit ${limit} offset ${offset}`.execute(
      queryIn(ctx.em),
    );
    return rows.map(({ id }) => id);
  }

  async #rowsOf(ids: readonly number[], fields: readonly StockField[] | undefined): Promise<StockRow[]> {
    if (ids.length === 0) return [];
    const { ctx, viewer, type } = this;
    const rows = await readStock(ctx.em, { type, viewer, where: sql`d.id = any(${ids})`, fields });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  #facetSource(name: string) {
    const { type, viewer } = this;
    const source = sourceOf(name, this.#listed, viewer);
    const grouping = groupingOf(type, this.#filter);
    const field = type.fields.find((candidate) => candidate.name === name);
    return grouping && field ? itemSource(source, field, { type, grouping }) : source;
  }

  /** Returns the list query without the condition for one variant per design, for facets that count designs. */
  #withoutDesigns(): ListQuery {
    const conditions = this.#list.conditions.filter(({ name }) => name !== designFlag);
    return { ...this.#list, conditions, isOfTable: false };
  }

  /**
   * Returns the cache key of a result, optionally with facets. Results about availability depend on the items on hold
   * for the viewer. These are read after the revision, so that no outdated result is cached under a later revision.
   */
  async #keyOf(facets: readonly string[] = []): Promise<ListKey> {
    const { ctx, type, viewer } = this;
    const dependencies = this.#list.conditions.flatMap(({ name }) => type.filters[name]?.dependsOn ?? []);
    this.#revision ??= revisionOf(ctx, [type.subject, ...dependencies]);
    const revision = await this.#revision;
    const { name, filterName } = fieldNamed(type, 'availability');
    const isAboutHolds =
      facets.includes(name) || this.#list.conditions.some((condition) => condition.name === filterName);
    if (!isAboutHolds) return { revision, key: this.#key };
    this.#held ??= heldStock(ctx, type, viewer);
    return { revision, key: `${this.#key} ${JSON.stringify(await this.#held)}` };
  }
}

/** Returns the grouping of a type if the filter requests it. Undefined otherwise. */
const groupingOf = ({ grouping }: StockType, filter: object) =>
  grouping && Reflect.get(filter, grouping.flag) === true ? grouping : undefined;

/** Returns the values of a filter field as strings. */
const selectedIn = (filter: object, name: string): string[] => {
  const filterValue: unknown = Reflect.get(filter, name);
  return filterValue === null || filterValue === undefined ? [] : [filterValue].flat().map(String);
};

const facetOf = (constant: string, division: FacetResult): Facet =>
  division.kind === 'options'
    ? new OptionFacet(constant, division.options)
    : new RangeFacet(constant, division, division.bins);

interface ListQuestion {
  readonly filter?: object | null | undefined;
  readonly sort?: readonly StockSort[] | null | undefined;
  readonly page?: PageInput | null | undefined;
}

/** Validates filter, sort and page. Throws INVALID_REQUEST if the page exceeds the offset limit. */
export function stockListQuery({ filter, sort, page }: ListQuestion): StockListQuery {
  const { index, size } = page ?? new PageInput();
  if (index * size > deepestRow) throw invalid('page.index', `must be within the first ${deepestRow} rows`);
  return { filter: filter ?? {}, sort: sort ?? [], page: { index, size } };
}

/** Lists stock of one type that the caller may see. */
export const listStock = (type: StockType): UseCase<ListQuestion, StockList> =>
  query(
    withScope(anyone, 'STOCK_READ'),
    stockInputs(type).list,
    async (ctx, input) => new StockList(await fromReplica(ctx), type, await viewerOf(ctx), stockListQuery(input)),
  );
