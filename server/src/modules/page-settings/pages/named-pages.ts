import { evenWhileClosed, forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { queryIn } from '../database.ts';

/** What a page with settings is called, and whether the house shows it. */
export interface NamedPage {
  readonly pageName: string;
  readonly title: string;
  readonly description: string | null;
  /** Others exist for administrators only. */
  readonly isVisible: boolean;
}

/** Every page that has settings, by name: also hidden ones, of which nobody but the house itself may learn. */
export const namedPages = query(
  forEveryKey(evenWhileClosed(guest)),
  ({ em }): Promise<NamedPage[]> =>
    queryIn(em)
      .selectFrom('page_settings')
      .select(['page_name as pageName', 'title', 'description', 'is_visible as isVisible'])
      .orderBy('page_name')
      .execute(),
);
