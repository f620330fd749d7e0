import { sql } from 'kysely';
import { invalid } from '../../kernel/errors/errors.ts';
import { OptionalText, RequiredText } from '../../kernel/input/field-rules.ts';
import { evenWhileClosed, guest } from '../../kernel/use-cases/access.ts';
import { preparedCommand } from '../../kernel/use-cases/use-case.ts';
import { dayOf } from '../../kernel/values/dates.ts';
import { queryIn } from '../../platform/database/statements/own-tables.ts';
import { countItemView } from './count-item-view.ts';

/** No page has a longer name. */
const longestName = 200;

/** Which page was opened: the name of a page, in which what stands for an item keeps its name. */
class PageViewInput {
  @RequiredText(longestName)
  path!: string;

  /** Stock number of the item that the page shows. */
  @OptionalText(64)
  item?: string | null;
}

/**
 * Counts that somebody has opened a page, today in UTC. What is kept is the number alone, and that of an item's page by the item, too. INVALID_REQUEST when there is no
 * such page, which an address with the number of an item in it is not either; 429 after many within a short time.
 */
export const countPageView = preparedCommand(
  evenWhileClosed(guest),
  PageViewInput,
  async ({ services, request }, { path }) => {
    if (!services.pageNames.has(path)) throw invalid('path', 'is no page of the shop');
    await services.rateLimits.consume('pageView', { ip: request.ip, email: '' });
  },
  async ({ em }, { path, item }): Promise<void> => {
    await queryIn(em)
      .insertInto('page_view')
      .values({ page: path, day: dayOf(new Date()), count: '1' })
      .onConflict((known) => known.columns(['day', 'page']).doUpdateSet({ count: sql`page_view.count + 1` }))
      .execute();
    if (item) await countItemView(em, path, item);
  },
);
