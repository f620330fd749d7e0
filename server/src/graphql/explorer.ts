import type { RenderOptions } from 'altair-static';
import express, { type Request, type Response, Router } from 'express';
import { lazily } from '../kernel/values/lazily.ts';

/** Below the endpoint. */
const files = '/explorer';

const signIn = `# Facet's GraphQL, to read and to try.
#
# 1. Run this operation (Ctrl+Enter). The demo's users stand in the README.
# 2. Copy the accessToken. In the tab Auth choose Bearer Token, and paste it. It is good for an hour.
# 3. Reload the docs (the circling arrows beside Docs): signed-in users may read the whole schema.
#
# The other window needs no account: visitors see what is shown to all. Programs send a key instead: the guide at /partners
# begins with it.
mutation SignIn {
  logIn(input: { email: "", password: "" }) {
    session {
      accessToken
      expiresAt
      user {
        displayName
        role
      }
    }
  }
}
`;

const stones = `query Stones($filter: DiamondFilter, $page: PageInput) {
  diamonds(filter: $filter, page: $page, sort: [{ field: TOTAL_PRICE }]) {
    total
    items {
      id
      stockNumber
      carats
      shape { label }
      color { label }
      clarity { label }
      price { total perCarat }
    }
    facets(fields: [SHAPE, CARATS]) {
      field
      ... on OptionFacet { options { value label count } }
      ... on RangeFacet { min max }
    }
  }
  rateLimit { remaining restorePerSecond }
}
`;

const options: RenderOptions = {
  endpointURL: '/graphql',
  initialWindows: [
    {
      initialName: 'Stones',
      initialQuery: stones,
      initialVariables: JSON.stringify({ filter: { carats: { min: 0.5 } }, page: { size: 10 } }, null, 2),
    },
    // The last one is shown first.
    { initialName: 'Sign in', initialQuery: signIn },
  ],
  initialSettings: { theme: 'system', 'alert.disableUpdateNotification': true, 'banners.disable': true },
};

/** The page and what it loads. It is large, and few houses are looked at so. */
const altair = lazily(async () => {
  const library = await import('altair-static');
  const page = library.renderAltair({
    ...options,
    baseURL: `/graphql${files}/`,
    serveInitialOptionsInSeperateRequest: 'options.js',
  });
  return {
    page,
    script: library.renderInitialOptions(options),
    /** Scripts that somebody writes in the page run in a frame that can reach nothing of ours. */
    policyOf: (path: string): string | null => (library.isSandboxFrame(path) ? library.SANDBOX_FRAME_CSP : null),
    files: express.static(library.getDistDirectory(), { index: false, maxAge: '1h', fallthrough: false }),
  };
});

/**
 * A page to read the schema and to try operations, for browsers that open the endpoint. All of it comes from here.
 * Goes before the endpoint, which answers everything else.
 */
export function explorer(): Router {
  const router = Router();
  router.get('/', async (req, res, next) => {
    if (!wantsPage(req)) return next();
    const { page } = await altair();
    allowDataAddresses(res).set('Cache-Control', 'no-cache').vary('Accept').type('html').send(page);
  });
  router.get(`${files}/options.js`, async (_req, res) => {
    const { script } = await altair();
    res.set('Cache-Control', 'no-cache').type('js').send(script);
  });
  router.use(files, async (req, res, next) => {
    const { policyOf, files } = await altair();
    const policy = policyOf(req.path);
    if (policy) res.set('Content-Security-Policy', policy);
    files(req, res, next);
  });
  return router;
}

/** Whether a browser has opened the endpoint; whoever asks something, or takes JSON as gladly, gets JSON. */
const wantsPage = (req: Request): boolean =>
  req.query.query === undefined &&
  req.query.extensions === undefined &&
  req.accepts(['application/json', 'text/html']) === 'text/html';

/** The page reads its icons from data addresses. */
const allowDataAddresses = (res: Response): Response => {
  const policy = String(res.getHeader('Content-Security-Policy'));
  return res.set('Content-Security-Policy', policy.replace("connect-src 'self'", "connect-src 'self' data:"));
};
