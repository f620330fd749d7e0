import endpoint from '../examples/endpoint.sh?raw';
import feedPy from '../examples/feed.py?raw';
import feedSh from '../examples/feed.sh?raw';
import feedTs from '../examples/feed.ts?raw';
import firstPagePy from '../examples/first-page.py?raw';
import firstPageSh from '../examples/first-page.sh?raw';
import firstPageTs from '../examples/first-page.ts?raw';
import orderPy from '../examples/order.py?raw';
import orderSh from '../examples/order.sh?raw';
import orderTs from '../examples/order.ts?raw';
import sync from '../examples/sync.ts?raw';
import testError from '../examples/test-error.sh?raw';
import webhookPy from '../examples/webhook.py?raw';
import webhookTs from '../examples/webhook.ts?raw';
import type { ExampleTexts } from './code-block';

/** Code examples of the partner guide. `tests/integration/partners` runs these files unchanged. */
export const examples = {
  firstPage: { sh: firstPageSh, ts: firstPageTs, py: firstPagePy },
  feed: { sh: feedSh, ts: feedTs, py: feedPy },
  order: { sh: orderSh, ts: orderTs, py: orderPy },
  endpoint: { sh: endpoint },
  webhook: { ts: webhookTs, py: webhookPy },
  sync: { ts: sync },
  testError: { sh: testError },
} satisfies Readonly<Record<string, ExampleTexts>>;
