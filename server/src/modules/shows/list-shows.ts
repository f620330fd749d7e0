import { IsBoolean, IsOptional } from 'class-validator';
import { type Listing, type Page, pageOf, shortListing } from '../../kernel/input/page.ts';
import { etagOf } from '../../kernel/transport/etag.ts';
import { administrator, anyone, forEveryKey } from '../../kernel/use-cases/access.ts';
import { type RequestContext, UserRole } from '../../kernel/use-cases/context.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { dayOf } from '../../kernel/values/dates.ts';
import { revisionOf } from '../../platform/database/change-marks.ts';
import { mayReadOfHouse } from '../accounts/agents/index.ts';
import { conditionsOn } from './database.ts';
import { ShowId } from './show.input.ts';
import { ShowQuery, showCondition, showOrder } from './show-query.ts';
import { countShows, readShow, readShows, type ShowRow, showOnSite, showVisibleTo, upcomingFirst } from './show-row.ts';

const whoReads = forEveryKey(anyone);

const show = conditionsOn('show', 's');

/** One page of the shows that exist for the caller. FORBIDDEN when others than administrators ask for inactive or advertised ones. */
export const findShows = query(whoReads, ShowQuery, async (ctx, { filter, sort, page }): Promise<Page<ShowRow>> => {
  const isOfHouse = typeof filter?.isActive === 'boolean' || typeof filter?.isAdvertised === 'boolean';
  if (isOfHouse) administrator.check(ctx);
  const today = dayOf(new Date());
  const where = show.and([await showVisibleTo(ctx), showCondition(filter, today)]);
  const orderBy = showOrder(sort, today);
  return pageOf(
    page,
    (slice) => readShows(ctx.em, { where, orderBy, ...slice }),
    () => countShows(ctx.em, where),
  );
});

/** One show. Throws SHOW_NOT_FOUND, for an inactive one too unless the caller is an administrator. */
export const findShow = query(whoReads, ShowId, (ctx, { id }) => readVisibleShow(ctx, id));

/** Reads a show that the caller may see. Throws SHOW_NOT_FOUND. */
export const readVisibleShow = async (ctx: RequestContext, id: number): Promise<ShowRow> =>
  readShow(ctx.em, show.and([show('s.id', '=', id), await showVisibleTo(ctx)]));

/** The show that the home page advertises: an inactive one is advertised to nobody, and none on an agent's domain. */
export const findAdvertisedShow = query(whoReads, async (ctx): Promise<ShowRow | null> => {
  const [advertised] = await readShows(ctx.em, {
    where: show.and([show('s.is_advertised', '=', true), await showOnSite(ctx)]),
    orderBy: show.ref('s.id'),
    limit: 1,
  });
  return advertised ?? null;
});

/** Which shows a whole list has. */
class ListShowsInput {
  /** Administrators may leave out inactive ones; others never get them. */
  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  activeOnly?: boolean | null;
}

/** Every show that exists for the caller, upcoming ones first. */
export const listShows = query(whoReads, ListShowsInput, async (ctx, { activeOnly }): Promise<Listing<ShowRow>> => {
  const isWhole = ctx.actor?.role === UserRole.ADMINISTRATOR && !activeOnly;
  const today = dayOf(new Date());
  return shortListing(
    // A show is over without a change of its row.
    async () => etagOf(await revisionOf(ctx, ['show']), String(isWhole), String(await mayReadOfHouse(ctx)), today),
    async () =>
      readShows(ctx.em, {
        where: isWhole ? show.lit(true) : await showOnSite(ctx),
        orderBy: upcomingFirst(today),
      }),
  );
});
