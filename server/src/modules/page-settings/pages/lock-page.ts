import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { PageSettings } from './page-settings.entity.ts';
import { pageNotFound } from './page-settings-row.ts';

/** The settings for a change: other changes of them wait until the transaction ends. Throws ITEM_NOT_FOUND naming `path`. */
export async function lockPage(em: EntityManager, pageName: string, path = 'pageName'): Promise<PageSettings> {
  const page = await em.findOne(PageSettings, { pageName }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!page) throw pageNotFound(path);
  return page;
}
