import { type RawBuilder, sql } from 'kysely';
import { checkList } from '../../../../kernel/input/list-rules.ts';
import { deepestRow, type PageInput } from '../../../../kernel/input/page.ts';
import type { Reader } from '../../../../kernel/use-cases/context.ts';
import { answerCache } from '../../../../platform/database/answer-cache.ts';
import { revisionOf } from '../../../../platform/database/change-marks.ts';
import { scopeOf, type Viewer } from '../../../accounts/index.ts';
import { mostFacets } from '../../stock/lists/facets.ts';
import { sqlFor, type ViewerSql } from './diamond-attributes.ts';
import type { DiamondCondition } from './diamond-collection.ts';
import type { DiamondColumn } from './diamond-columns.ts';
import type { DiamondFacet } from './diamond-facet.type.ts';
import type { DiamondFacetField } from './diamond-facet-field.ts';
import { facetSources } from './diamond-facet-sources.ts';
import { countFacets } from './diamond-facets.ts';
import type { DiamondFilter } from './diamond-filter.input.ts';
import { meets } from './diamond-filter.ts';
import type { DiamondRow } from './diamond-row.ts';
import { type DiamondSort, orderOf } from './diamond-sort.ts';
import { visibleTo } from './diamond-visibility.ts';
import { readDiamonds } from './load-diamonds.ts';
import { firstDiamonds } from './order-diamonds.ts';

/*
 * Answers shared by all callers who see the same stones at the same prices: turning a page, counting and dividing cost
 * one scan per question and revision of the stock, not one per request.
 */
const orders = answerCache<Int32Array>('diamonds: orders', 500);
const totals = answerCache<number>('diamonds: totals', 2_000);
const divisions = answerCache<readonly DiamondFacet[]>('diamonds: facets', 500);

/** How many stones are put in order at once: more than a page, so that turning it finds the order ready. */
const orderLengths = [500, 2_000, deepestRow + 500];

interface Question {
  readonly filter: DiamondFilter;
  readonly sort: readonly DiamondSort[];
  readonly page: PageInput;
}

/** One page of stones as a viewer sees them. Nothing is read before it is asked for. */
export class DiamondList {
  readonly index: number;
  readonly size: number;
  readonly #ctx: Reader;
  readonly #viewer: Viewer;
  readonly #eyes: ViewerSql;
  readonly #filter: DiamondFilter;
  readonly #condition: DiamondCondition;
  readonly #order: RawBuilder<unknown>;
  /** Who asks, and which stones are meant. */
  readonly #subject: string;
  readonly #sort: string;
  #revision: Promise<string> | undefined;

  /** Throws FORBIDDEN where the question is about something that the viewer may not read. */
  constructor(ctx: Reader, viewer: Viewer, { filter, sort, page }: Question) {
    this.index = page.index;
    this.size = page.size;
    this.#ctx = ctx;
    this.#viewer = viewer;
    this.#eyes = sqlFor(viewer);
    this.#filter = filter;
    this.#condition = sql`${visibleTo(viewer)} and ${meets(filter, this.#eyes)}`;
    this.#order = orderOf(sort, this.#eyes);
    this.#subject = `${scopeOf(viewer)} ${JSON.stringify(filter)}`;
    this.#sort = JSON.stringify(sort);
  }

  /** The stones of this page. Only the given columns are read. */
  async items(columns: Iterable<DiamondColumn>): Promise<DiamondRow[]> {
    const first = this.index * this.size;
    const ids = [...(await this.#firstIds(first + this.size)).subarray(first, first + this.size)];
    if (ids.length === 0) return [];
    const rows = await readDiamonds(this.#ctx.em, this.#viewer, sql`d.id = any(${ids})`, new Set(['id', ...columns]));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** How many stones there are on all pages. */
  async total(): Promise<number> {
    return totals.answer(await this.#atRevision(), this.#subject, async () => {
      const { rows } = await sql<{ total: number }>`
        select count(*)::int as total from diamond d where ${this.#condition}`.execute(this.#ctx.em.getKysely());
      return rows[0]?.total ?? 0;
    });
  }

  /** How the stones of all pages divide by each of the fields. Throws FORBIDDEN for a field that is not for the viewer. */
  async facets(fields: readonly DiamondFacetField[]): Promise<readonly DiamondFacet[]> {
    checkList(fields, 'facets.fields', mostFacets);
    const sources = facetSources(fields, this.#eyes);
    return divisions.answer(await this.#atRevision(), `${this.#subject} ${fields}`, () =>
      countFacets(this.#ctx.em, sources, this.#filter, this.#eyes),
    );
  }

  async #firstIds(count: number): Promise<Int32Array> {
    const length = orderLengths.find((enough) => enough >= count) ?? count;
    return orders.answer(await this.#atRevision(), `${this.#subject} ${this.#sort} ${length}`, () =>
      firstDiamonds(this.#ctx.em, this.#condition, this.#order, length),
    );
  }

  #atRevision(): Promise<string> {
    // What fits a setting changes with the setting too.
    const subjects = this.#filter.fitsRingSettingId ? (['diamond', 'ring_setting'] as const) : (['diamond'] as const);
    this.#revision ??= revisionOf(this.#ctx, subjects);
    return this.#revision;
  }
}
