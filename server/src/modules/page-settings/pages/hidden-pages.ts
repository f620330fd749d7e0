import { guest } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { queryIn } from '../database.ts';

/** The names of the pages that the house does not show, in lower case. */
export const hiddenPageNames = query(guest, async ({ em }): Promise<ReadonlySet<string>> => {
  const rows = await queryIn(em)
    .selectFrom('page_settings')
    .select('page_name as name')
    .where('is_visible', '=', false)
    .execute();
  return new Set(rows.map(({ name }) => name.toLowerCase()));
});
