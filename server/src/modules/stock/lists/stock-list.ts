import { type RawBuilder, sql } from 'kysely';
import { invalid } from '../../../kernel/errors/errors.ts';
import { checkList } from '../../../kernel/input/list-rules.ts';
import { deepestRow, PageInput } from '../../../kernel/input/page.ts';
import { anyone, withScope } from '../../../kernel/use-cases/access.ts';
import type { ColumnCopy } from '../../../kernel/use-cases/columns/column-copies.ts';
import type { Reader, RequestContext } from '../../../kernel/use-cases/context.ts';
import { query, type UseCase } from '../../../kernel/use-cases/use-case.ts';
import { NotOfCopy } from '../../../platform/columns/printer.ts';
import { answerCache } from '../../../platform/database/answer-cache.ts';
import { revisionOf, revisionsReadAt } from '../../../platform/database/change-marks.ts';
import { fromReplica } from '../../../platform/database/replicas/read-routing.ts';
import { type Viewer } from '../../accounts/index.ts';
import { scopeOf, viewerOf } from '../../accounts/visibility/index.ts';
import { queryIn } from '../database.ts';
import type { StockField } from '../fields/stock-field.ts';
import { countStock, readStock, type StockRow } from '../fields/stock-row.ts';
import { designFlag } from '../graphql/design-flag.ts';
import { type Facet, OptionFacet, RangeFacet } from '../graphql/facet.type.ts';
import { type StockSort, stockInputs } from '../graphql/stock-inputs.ts';
import { fieldNamed, type StockType } from '../stock-type.ts';
import { CopyQuestion } from './column-query.ts';
import { countedByDesign } from './designs.ts';
import { rowsById } from './export-rows.ts';
import { sourceOf } from './facet-source.ts';
import { type Division, divide, divisionsOf, mostFacets } from './facets.ts';
import { heldStock } from './held-stock.ts';
import { type Asked, allOf, askedBy } from './stock-filter.ts';
import { asItems, askedOfItems, itemSource } from './stock-grouping.ts';
import { type OrderColumn, orderColumns, orderOf } from './stock-order.ts';

/* Answers shared by all callers who see the same stock at the same prices: dear only once per revision of the stock. */
const totals = answerCache<number>('stock: totals', 2_000);
const divisions = answerCache<readonly Facet[]>('stock: facets', 500);

/** What is asked of a type of stock. */
export interface StockQuestion {
  readonly filter: object;
  readonly sort: readonly StockSort[];
  readonly page: PageInput;
  /** Another condition over the row `d`, and a name that tells it from others. */
  readonly narrowing?: { readonly name: string; readonly condition: RawBuilder<boolean> };
}

/** What a list is read with: in requests with the copies of this process, too. */
export type ListReader = Reader & Partial<Pick<RequestContext, 'services' | 'log'>>;

/** So many ids a copy puts in order at once: more than a page, so that turning it finds the order ready. */
const orderLengths = [100, 500, 2_000];

/** One page of a type of stock as a viewer sees it. Nothing is read before it is asked for. */
export class StockList {
  readonly index: number;
  readonly size: number;
  readonly #asked: readonly Asked[];
  /** The type as its rows are narrowed and ordered: of lists of items, with the values of the items. */
  readonly #listed: StockType;
  readonly #order: readonly OrderColumn[];
  readonly #sort: readonly StockSort[];
  readonly #filter: object;
  /** Who asks for what, the stock that is on hold for them aside. */
  readonly #question: string;
  #revision: Promise<string> | undefined;
  #held: Promise<readonly number[]> | undefined;
  #copied: Promise<CopyQuestion | null> | undefined;

  /** Throws FORBIDDEN where the question is about something that the viewer may not read. */
  constructor(
    private readonly ctx: ListReader,
    private readonly type: StockType,
    private readonly viewer: Viewer,
    { filter, sort, page, narrowing }: StockQuestion,
  ) {
    this.index = page.index;
    this.size = page.size;
    this.#filter = filter;
    const grouping = groupingOf(type, filter);
    const asked = grouping ? askedOfItems(filter, type, grouping, viewer) : askedBy(filter, type, viewer);
    this.#asked = [...asked, ...(narrowing ? [narrowing] : [])];
    this.#sort = sort;
    this.#listed = grouping ? asItems(type, grouping, filter) : type;
    this.#order = orderColumns(sort, this.#listed, viewer);
    this.#question = `${type.name} ${scopeOf(viewer, type)} ${JSON.stringify([filter, narrowing?.name])}`;
  }

  /** Reads the time of the stock snapshot: order, total and facets include every change committed before it. */
  asOf(): Promise<Date> {
    return revisionsReadAt(this.ctx);
  }

  get #where(): RawBuilder<boolean> {
    return allOf(this.#asked.map(({ condition }) => condition));
  }

  /** The stock of this page. Only the given fields are read. */
  async items(fields?: readonly StockField[]): Promise<StockRow[]> {
    const { ctx, type, viewer, index, size } = this;
    const ids = type.pageIds && (await this.#pageIds(type.pageIds));
    if (ids) return this.#rowsOf(ids, fields);
    return readStock(ctx.em, {
      type: this.#listed,
      viewer,
      where: this.#where,
      fields,
      orderBy: orderOf(this.#order),
      limit: size,
      offset: index * size,
    });
  }

  /**
   * All of it, page or not: values of columns, which are made of the type as it is listed, items with the values that they
   * have as such. Which rows and in which order is read at once, the rows few at a time.
   */
  async *values(columnsOf: (type: StockType) => readonly RawBuilder<unknown>[]): AsyncGenerator<readonly unknown[]> {
    const type = this.#listed;
    yield* rowsById(this.ctx.em, await this.#ids(sql`d.id`), { type, viewer: this.viewer, columns: columnsOf(type) });
  }

  /** The same of every piece, those of an item one after the other. */
  async *pieces(columns: readonly RawBuilder<unknown>[]): AsyncGenerator<readonly unknown[]> {
    const { type, viewer } = this;
    const ofItem = type === this.#listed ? sql`d.id` : sql`unnest(coalesce(d.item_ids, array[d.id]))`;
    yield* rowsById(this.ctx.em, await this.#ids(ofItem), { type, viewer, columns });
  }

  /** The ids of all rows, in their order: as one value, because a hundred thousand rows would weigh a hundred times as much. */
  async #ids(id: RawBuilder<unknown>): Promise<Int32Array> {
    const { ctx, viewer, type } = this;
    const { rows } = await sql<{ ids: number[] }>`select array(select ${id} from ${this.#listed.rowsFor(viewer)} d
      where ${type.visibleTo(viewer)} and ${this.#where} order by ${orderOf(this.#order)}) as ids`.execute(
      queryIn(ctx.em),
    );
    return Int32Array.from(rows[0]?.ids ?? []);
  }

  /** How many there are on all pages. */
  async total(): Promise<number> {
    const { ctx, viewer } = this;
    const { revision, subject } = await this.#shared();
    const total = await this.#fromCopy((copy) => copy.total(subject));
    if (total !== undefined) return total;
    return totals.answer(revision, subject, () =>
      countStock(ctx.em, { type: this.#listed, viewer, where: this.#where }),
    );
  }

  /** How the stock of all pages divides by each of the fields, named by their properties. */
  async facets(names: readonly string[]): Promise<readonly Facet[]> {
    checkList(names, 'facets.fields', mostFacets);
    const { ctx, type, viewer } = this;
    const grouping = groupingOf(type, this.#filter);
    const sources = [...new Set(names)].map((name) => {
      const source = sourceOf(name, this.#listed, viewer);
      const field = type.fields.find((candidate) => candidate.name === name);
      return grouping && field ? itemSource(source, field, { type, grouping }) : source;
    });
    const question = {
      table: type.table,
      rows: this.#listed.rowsFor(viewer),
      scope: type.visibleTo(viewer),
      asked: this.#asked.filter(({ name }) => name !== designFlag),
      countedBy: countedByDesign(this.#filter, type),
    };
    const selected = (name: string): string[] => {
      const given: unknown = Reflect.get(this.#filter, name);
      return given === null || given === undefined ? [] : [given].flat().map(String);
    };
    const { revision, subject } = await this.#shared(names);
    const key = `${subject} ${names}`;
    const counted = question.countedBy ? undefined : await this.#fromCopy((copy) => copy.divided(key, sources));
    if (counted) return divisionsOf(sources, { ...counted, selected }).map(facetOf);
    return divisions.answer(revision, key, async () =>
      (await divide(ctx.em, sources, question, selected)).map(facetOf),
    );
  }

  async #pageIds(pageIds: NonNullable<StockType['pageIds']>): Promise<readonly number[] | null> {
    const { ctx, type, viewer, index, size } = this;
    const { revision, subject } = await this.#shared();
    const [first, last] = [index * size, (index + 1) * size];
    const length = orderLengths.find((enough) => enough >= last) ?? last;
    const ids = await this.#fromCopy((copy) => copy.ids(`${subject} ${JSON.stringify(this.#sort)}`, length));
    if (ids) return [...ids.subarray(first, last)];
    return pageIds({
      em: ctx.em,
      rows: this.#listed.rowsFor(viewer),
      where: sql`${type.visibleTo(viewer)} and ${this.#where}`,
      order: orderOf(this.#order),
      isReadAtOnce: this.#listed === type,
      subject: `${subject} ${JSON.stringify(this.#sort)}`,
      revision,
      index,
      size,
    });
  }

  async #rowsOf(ids: readonly number[], fields: readonly StockField[] | undefined): Promise<StockRow[]> {
    if (ids.length === 0) return [];
    const { ctx, viewer, type } = this;
    const rows = await readStock(ctx.em, { type, viewer, where: sql`d.id = any(${ids})`, fields });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** What a columnar copy of the table answers. Undefined: it cannot, and the database is asked. */
  async #fromCopy<A>(ask: (copy: CopyQuestion) => Promise<A>): Promise<A | undefined> {
    const { ctx, type } = this;
    const found = ctx.services?.columnCopies.of(type.table);
    if (!found) return undefined;
    this.#copied ??= this.#openCopy(found);
    const copy = await this.#copied;
    try {
      const answer = copy === null ? undefined : await ask(copy);
      found.answered(answer === undefined ? 'database' : 'copy');
      return answer;
    } catch (error) {
      found.answered(error instanceof NotOfCopy ? 'database' : 'failed');
      if (!(error instanceof NotOfCopy)) ctx.log?.warn({ err: error, type: type.name }, 'the copy has not answered');
      return undefined;
    }
  }

  /** The copy as it stands for this question. Null: it is behind, or rows are not listed as such. */
  async #openCopy(found: ColumnCopy): Promise<CopyQuestion | null> {
    const { ctx, type, viewer } = this;
    // A transaction may see less or more than what the copy has.
    if (this.#listed !== type || ctx.em.isInTransaction()) return null;
    const state = await found.upTo(await this.#atRevision());
    return (
      state &&
      new CopyQuestion(state, {
        table: type.table,
        scope: type.visibleTo(viewer),
        asked: this.#asked,
        order: this.#order,
      })
    );
  }

  /**
   * Under what an answer is kept, which may also be about some fields. Those about availability are shared by those alone for
   * whom the same stock is on hold. That is read after the revision, so that no answer is kept under a later one.
   */
  async #shared(names: readonly string[] = []): Promise<{ readonly revision: string; readonly subject: string }> {
    const revision = await this.#atRevision();
    const { name, filterName } = fieldNamed(this.type, 'availability');
    const isAboutHolds = names.includes(name) || this.#asked.some((asked) => asked.name === filterName);
    if (!isAboutHolds) return { revision, subject: this.#question };
    this.#held ??= heldStock(this.ctx, this.type, this.viewer);
    return { revision, subject: `${this.#question} ${JSON.stringify(await this.#held)}` };
  }

  #atRevision(): Promise<string> {
    const { ctx, type } = this;
    const others = this.#asked.flatMap(({ name }) => type.filters[name]?.dependsOn ?? []);
    this.#revision ??= revisionOf(ctx, [type.subject, ...others]);
    return this.#revision;
  }
}

/** How the type's rows are grouped, where a filter asks for items. */
const groupingOf = ({ grouping }: StockType, filter: object) =>
  grouping && Reflect.get(filter, grouping.flag) === true ? grouping : undefined;

const facetOf = ([{ constant }, division]: readonly [{ readonly constant: string }, Division]): Facet =>
  division.kind === 'options'
    ? new OptionFacet(constant, division.options)
    : new RangeFacet(constant, division, division.bins);

interface ListQuestion {
  readonly filter?: object | null | undefined;
  readonly sort?: readonly StockSort[] | null | undefined;
  readonly page?: PageInput | null | undefined;
}

/** Reads a question, whose page must not lie beyond what offset paging reaches. */
export function stockQuestion({ filter, sort, page }: ListQuestion): StockQuestion {
  const { index, size } = page ?? new PageInput();
  if (index * size > deepestRow) throw invalid('page.index', `times size must be at most ${deepestRow}`);
  return { filter: filter ?? {}, sort: sort ?? [], page: { index, size } };
}

/** The stock of a type that the caller may see: a page of it, how much there is, and how it divides. */
export const listStock = (type: StockType): UseCase<ListQuestion, StockList> =>
  query(
    withScope(anyone, 'STOCK_READ'),
    stockInputs(type).list,
    async (ctx, input) => new StockList(await fromReplica(ctx), type, await viewerOf(ctx), stockQuestion(input)),
  );
