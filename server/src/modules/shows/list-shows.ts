import { type RawBuilder, sql } from 'kysely';
import { Field, InputType } from '../../kernel/graphql.ts';
import { OptionalObject } from '../../kernel/input/field-rules.ts';
import { FilterFlag, FilterText } from '../../kernel/input/filter-fields.ts';
import { maxSorts, OptionalObjects } from '../../kernel/input/list-rules.ts';
import { type Listing, type Page, PageInput, pageOf, SortDirection, shortListing } from '../../kernel/input/page.ts';
import { IsBoolean, IsEnum, IsOptional } from '../../kernel/input/rules.ts';
import { etagOf } from '../../kernel/transport/etag.ts';
import { administrator, anyone, forEveryKey } from '../../kernel/use-cases/access.ts';
import { type RequestContext, UserRole } from '../../kernel/use-cases/context.ts';
import { ForAdministrators } from '../../kernel/use-cases/for-administrators.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { dayOf } from '../../kernel/values/dates.ts';
import { describedEnum } from '../../kernel/values/described-enum.ts';
import { containing } from '../../kernel/values/text.ts';
import { revisionOf } from '../../platform/database/change-marks.ts';
import type { Condition } from '../../platform/database/statements/statements.ts';
import { mayReadBrandContent } from '../accounts/agents/index.ts';
import { columnsOf, conditionsOn } from './database.ts';
import { ShowId } from './show.input.ts';
import {
  countShows,
  isUpcoming,
  readShow,
  readShows,
  type ShowRow,
  showOnSite,
  showVisibleTo,
  upcomingFirst,
} from './show-row.ts';

@InputType({ description: 'Filter for shows. Fields are combined with AND.' })
export class ShowFilter {
  @FilterText('Part of the name, location or booth.') text?: string | null;
  @FilterFlag('True: shows that have not ended. False: past shows.') isUpcoming?: boolean | null;
  @ForAdministrators()
  @FilterFlag(
    'Whether the show is active. Administrators only: FORBIDDEN for other callers, who only get active shows.',
  )
  isActive?: boolean | null;
  @ForAdministrators()
  @FilterFlag(
    'Whether the home page advertises the show while it is active. Administrators only: FORBIDDEN for other callers.',
  )
  isAdvertised?: boolean | null;
}

/** Sort fields of shows. The values are column names. */
enum ShowSortField {
  NAME = 'name',
  LOCATION = 'location',
  START_DATE = 'start_date',
  END_DATE = 'end_date',
}

describedEnum(ShowSortField, {
  name: 'ShowSortField',
  description: 'Sort field of shows. Ties are ordered by ID.',
  values: { NAME: 'Name.', LOCATION: 'Town and hall.', START_DATE: 'First day.', END_DATE: 'Last day.' },
});

@InputType({ description: 'Sort criterion of shows.' })
export class ShowSort {
  @Field(() => ShowSortField, { description: 'Field to sort by.' })
  @IsEnum(ShowSortField, { message: 'must be a valid sort field' })
  field!: ShowSortField;

  @Field(() => SortDirection, {
    defaultValue: SortDirection.ASC,
    description: 'Sort direction. Missing values are sorted last in both directions.',
  })
  @IsEnum(SortDirection, { message: 'must be ASC or DESC' })
  direction: SortDirection = SortDirection.ASC;
}

class ShowQuery {
  @OptionalObject(() => ShowFilter)
  filter?: ShowFilter | null | undefined;

  @OptionalObjects(() => ShowSort, maxSorts)
  sort?: ShowSort[] | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

const show = conditionsOn('show', 's');
const s = columnsOf('show', 's');

/** SQL condition: the show `s` matches the filter on this day. */
function showCondition(filter: ShowFilter | null | undefined, today: string): Condition {
  const { text, isUpcoming: upcoming, isActive, isAdvertised } = filter ?? {};
  const conditions: Condition[] = [];
  if (text) {
    const searchText = sql<string>`concat_ws(' ', ${s('name')}, ${s('location')}, ${s('booth')})`;
    conditions.push(show(searchText, 'ilike', containing(text)));
  }
  if (typeof upcoming === 'boolean') conditions.push(show(isUpcoming(today), '=', upcoming));
  if (typeof isActive === 'boolean') conditions.push(show('s.is_active', '=', isActive));
  if (typeof isAdvertised === 'boolean') conditions.push(show('s.is_advertised', '=', isAdvertised));
  return show.and(conditions);
}

/** SQL: sort order. Default: upcoming shows first. */
function showOrder(sort: readonly ShowSort[] | null | undefined, today: string): RawBuilder<unknown> {
  if (!sort?.length) return upcomingFirst(today);
  const columns = sort.map(({ field, direction }) => {
    const column = s(`${field}`);
    return direction === SortDirection.DESC ? sql`${column} desc nulls last` : sql`${column} asc nulls last`;
  });
  return sql.join([...columns, s('id')]);
}

const showReaders = forEveryKey(anyone);

/**
 * Returns one page of the shows that the caller may see. Throws FORBIDDEN if a caller who is not an administrator
 * filters by `isActive` or `isAdvertised`.
 */
export const findShows = query(showReaders, ShowQuery, async (ctx, { filter, sort, page }): Promise<Page<ShowRow>> => {
  const isAdministratorQuery = typeof filter?.isActive === 'boolean' || typeof filter?.isAdvertised === 'boolean';
  if (isAdministratorQuery) administrator.check(ctx);
  const today = dayOf(new Date());
  const where = show.and([await showVisibleTo(ctx), showCondition(filter, today)]);
  const orderBy = showOrder(sort, today);
  return pageOf(
    page,
    (slice) => readShows(ctx.em, { where, orderBy, ...slice }),
    () => countShows(ctx.em, where),
  );
});

/** Returns a show. Throws SHOW_NOT_FOUND, also for inactive shows unless the caller is an administrator. */
export const findShow = query(showReaders, ShowId, (ctx, { id }) => readVisibleShow(ctx, id));

/** Reads a show that the caller may see. Throws SHOW_NOT_FOUND. */
export const readVisibleShow = async (ctx: RequestContext, id: number): Promise<ShowRow> =>
  readShow(ctx.em, show.and([show('s.id', '=', id), await showVisibleTo(ctx)]));

/**
 * Returns the show that the home page advertises. Null if there is none or it is inactive, and always null on an
 * agent's domain.
 */
export const findAdvertisedShow = query(showReaders, async (ctx): Promise<ShowRow | null> => {
  const [advertised] = await readShows(ctx.em, {
    where: show.and([show('s.is_advertised', '=', true), await showOnSite(ctx)]),
    orderBy: show.ref('s.id'),
    limit: 1,
  });
  return advertised ?? null;
});

class ListShowsInput {
  /** True to exclude inactive shows for administrators. Other callers never get inactive shows. */
  @IsOptional()
  @IsBoolean()
  activeOnly?: boolean | null;
}

/** Returns all shows that the caller may see, upcoming shows first. */
export const listShows = query(showReaders, ListShowsInput, async (ctx, { activeOnly }): Promise<Listing<ShowRow>> => {
  const includesInactive = ctx.actor?.role === UserRole.ADMINISTRATOR && !activeOnly;
  const today = dayOf(new Date());
  return shortListing(
    // The ETag includes the day, because upcoming shows become past shows without being changed.
    async () =>
      etagOf(await revisionOf(ctx, ['show']), String(includesInactive), String(await mayReadBrandContent(ctx)), today),
    async () =>
      readShows(ctx.em, {
        where: includesInactive ? show.lit(true) : await showOnSite(ctx),
        orderBy: upcomingFirst(today),
      }),
  );
});
