/*
 * One valid request for every documented call, as a developer would send it after reading the API documentation. The
 * contract test sends each request as each kind of caller, and validates the request and the response against the
 * OpenAPI document. The test fails for calls that have no request here.
 *
 * When you add a call, add its request to the file of its module, with `params`, `query`, `body` or `file`. Use the
 * `dataset` to create the records that the request needs. Add new files to the list below.
 */
import { accountRequests } from './accounts.ts';
import { basketRequests, orderRequests } from './baskets.ts';
import type { GoodRequests } from './dataset.ts';
import { diamondRequests } from './diamonds.ts';
import { emailRequests } from './emails.ts';
import { pageSettingsRequests } from './page-settings.ts';
import { productRequests } from './products.ts';
import { referenceDataRequests } from './reference-data.ts';
import { ringBuilderRequests } from './ring-builder.ts';
import { showRequests } from './shows.ts';
import { siteRequests } from './site.ts';
import { stockRequests } from './stock.ts';

export const goodRequests: GoodRequests = {
  ...accountRequests,
  ...referenceDataRequests,
  ...diamondRequests,
  ...basketRequests,
  ...orderRequests,
  ...stockRequests,
  ...productRequests,
  ...ringBuilderRequests,
  ...showRequests,
  ...siteRequests,
  ...emailRequests,
  ...pageSettingsRequests,
};
