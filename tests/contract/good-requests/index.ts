/*
 * One good request for every documented call: what a stranger would send after reading the API's document. The contract
 * test sends it as visitor, shopper, agent and administrator, holds the request and each answer against the document, and
 * fails for a call that is not here. Whoever builds a call adds its request to the file of its module (and a new
 * file to the list below): `params`, `query`, `body` or `file`, with everything that it needs made in the `world`.
 */
import { accountRequests } from './accounts.ts';
import { basketRequests, orderRequests } from './baskets.ts';
import { diamondRequests } from './diamonds.ts';
import { emailRequests } from './emails.ts';
import { pageSettingsRequests } from './page-settings.ts';
import { productRequests } from './products.ts';
import { referenceDataRequests } from './reference-data.ts';
import { ringBuilderRequests } from './ring-builder.ts';
import { showRequests } from './shows.ts';
import { siteRequests } from './site.ts';
import { stockRequests } from './stock.ts';
import type { GoodRequests } from './world.ts';

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
