import type { RenderOptions } from 'altair-static';
import express, { type Request, type Response, Router } from 'express';
import { lazily } from '../kernel/values/lazily.ts';

/** Path of the explorer's files below the endpoint. */
const files = '/explorer';

const signIn = `# Explore Facet's GraphQL API.
#
# 1. Run this operation (Ctrl+Enter). The README lists the demo users.
# 2. Copy the accessToken. In the Auth tab, choose Bearer Token and paste it. It is valid for one hour.
# 3. Reload the docs (circular arrows next to Docs): signed-in users can read the whole schema.
#
# The other tab needs no account: it lists the stones that anonymous visitors see. Programs use an API key: see the guide at
# /partners.
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
    // The last window in this list is selected when the page opens.
    { initialName: 'Sign in', initialQuery: signIn },
  ],
  initialSettings: { theme: 'system', 'alert.disableUpdateNotification': true, 'banners.disable': true },
};

/** Page and files of the explorer. They are loaded lazily, because they are large and rarely used. */
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
    /** Scripts that users write in the explorer run in a sandboxed frame without access to the site. */
    policyOf: (path: string): string | null => (library.isSandboxFrame(path) ? library.SANDBOX_FRAME_CSP : null),
    files: express.static(library.getDistDirectory(), { index: false, maxAge: '1h', fallthrough: false }),
  };
});

/**
 * Serves an explorer page if a browser opens the endpoint. On this page, users can read the schema and run
 * operations. All of the page's files are served by this server. Register the router before the endpoint, which
 * handles all other requests.
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

/**
 * Returns whether a browser has opened the endpoint. Requests with a query and clients that also accept JSON receive
 * JSON.
 */
const wantsPage = (req: Request): boolean =>
  req.query.query === undefined &&
  req.query.extensions === undefined &&
  req.accepts(['application/json', 'text/html']) === 'text/html';

/** The page loads its icons from data URLs. */
const allowDataAddresses = (res: Response): Response => {
  const policy = String(res.getHeader('Content-Security-Policy'));
  return res.set('Content-Security-Policy', policy.replace("connect-src 'self'", "connect-src 'self' data:"));
};
