import type { EntityClass } from '@mikro-orm/postgresql';
import type { JobHandler } from '../../kernel/use-cases/job.ts';
import { PriceList } from './lists/price-list.entity.ts';
import { beginPriceLists } from './mails/due-lists.job.ts';
import { PriceListMail } from './mails/price-list-mail.entity.ts';
import { sendPriceListMail } from './mails/send-mail.job.ts';
import { PriceListsResolver } from './price-lists.resolver.ts';

export { stopByToken } from './lists/stop-by-token.ts';

export const priceListsEntities: readonly EntityClass<object>[] = [PriceList, PriceListMail];
export const priceListsResolvers = [PriceListsResolver] as const;
export const priceListsJobs: readonly JobHandler[] = [beginPriceLists, sendPriceListMail];
