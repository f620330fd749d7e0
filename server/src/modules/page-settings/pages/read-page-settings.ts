import { type Listing, shortListing } from '../../../kernel/input/page.ts';
import { etagOf } from '../../../kernel/transport/etag.ts';
import { anyone, forEveryKey } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { revisionOf } from '../../../platform/database/change-marks.ts';
import { conditionsOn } from '../database.ts';
import { filterOfPageVisibleTo, pageVisibleTo, visibilityScope } from '../page-visibility.ts';
import { PageName } from './page-settings.input.ts';
import { type PageSettingsRow, readPage, readPages } from './page-settings-row.ts';

const page = conditionsOn('page_settings', 'p');

/** The settings of every page that exists for the caller, by name. */
export const findAllPageSettings = query(forEveryKey(anyone), (ctx) =>
  readPages(ctx.em, { where: pageVisibleTo(ctx), filters: filterOfPageVisibleTo(ctx) }),
);

/** The settings of one page. Throws ITEM_NOT_FOUND, for one that is not visible too unless the caller is an administrator. */
export const findPageSettings = query(forEveryKey(anyone), PageName, (ctx, { pageName }) =>
  readPage(ctx.em, {
    where: page.and([page('p.page_name', '=', pageName), pageVisibleTo(ctx)]),
    filters: filterOfPageVisibleTo(ctx),
  }),
);

/** The same as a whole list. */
export const listPageSettings = query(
  forEveryKey(anyone),
  async (ctx): Promise<Listing<PageSettingsRow>> =>
    shortListing(
      async () => etagOf('pages', visibilityScope(ctx), await revisionOf(ctx, ['page_settings'])),
      () => readPages(ctx.em, { where: pageVisibleTo(ctx), filters: filterOfPageVisibleTo(ctx) }),
    ),
);
