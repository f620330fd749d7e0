// Imports point down. These rules are the house's only statement of what "down" means; there are no exceptions to them.
// scripts/check-architecture.mjs applies them and proves for each one that it can fail.

/** Which other modules a server module may use, through their index.ts. A module that is not listed may not exist. */
const modules = {
  carats: [],
  'reference-data': [],
  accounts: ['carats', 'reference-data'],
  'api-keys': ['carats', 'reference-data', 'accounts'],
  reservations: [],
  catalogue: ['carats', 'reference-data', 'accounts', 'api-keys', 'reservations', 'page-settings'],
  'stock-notes': ['carats', 'reference-data', 'accounts', 'catalogue'],
  'ring-builder': ['carats', 'reference-data', 'accounts', 'catalogue'],
  selling: ['carats', 'reference-data', 'accounts', 'reservations', 'catalogue', 'ring-builder'],
  wishlist: [
    'carats',
    'reference-data',
    'accounts',
    'api-keys',
    'catalogue',
    'reservations',
    'ring-builder',
    'selling',
    'site-content',
  ],
  cart: ['carats', 'reference-data', 'accounts', 'catalogue', 'reservations', 'ring-builder', 'selling', 'wishlist'],
  orders: [
    'carats',
    'reference-data',
    'accounts',
    'api-keys',
    'catalogue',
    'reservations',
    'ring-builder',
    'selling',
    'wishlist',
    'cart',
    'site-content',
  ],
  search: ['accounts', 'catalogue'],
  'price-lists': ['carats', 'reference-data', 'accounts', 'catalogue'],
  emails: ['carats', 'reference-data', 'accounts', 'catalogue', 'price-lists'],
  shows: ['carats', 'reference-data', 'accounts'],
  'site-content': ['carats', 'reference-data', 'accounts', 'catalogue'],
  'contact-messages': ['carats', 'reference-data', 'accounts', 'catalogue', 'orders', 'site-content'],
  'page-settings': ['carats', 'reference-data', 'accounts'],
  'page-views': ['carats', 'reference-data', 'accounts', 'reservations', 'catalogue'],
  'audit-log': [
    'carats',
    'reference-data',
    'accounts',
    'reservations',
    'catalogue',
    'ring-builder',
    'selling',
    'wishlist',
    'cart',
    'site-content',
    'orders',
  ],
  'security-log': ['carats', 'reference-data', 'accounts'],
  dashboard: [
    'carats',
    'reference-data',
    'accounts',
    'reservations',
    'catalogue',
    'ring-builder',
    'selling',
    'wishlist',
    'cart',
    'site-content',
    'orders',
  ],
  webhooks: ['carats', 'reference-data', 'accounts', 'catalogue', 'orders'],
  live: ['carats', 'reference-data', 'accounts', 'catalogue', 'orders', 'contact-messages', 'site-content'],
  'partner-api': ['carats', 'reference-data', 'accounts', 'catalogue', 'orders'],
};

/** The client's layers, lowest first. A layer sees itself and what stands below it. */
const clientLayers = [
  ['graphql'],
  ['ui', 'forms'],
  ['theme', 'session', 'site', 'table'],
  ['shared'],
  ['storefront', 'admin'],
  ['app'],
];

const anyOf = (names) => `(${names.join('|')})`;
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const moduleRules = Object.entries(modules).map(([module, seen]) =>
  forbid(
    `module-${module}`,
    `${module} uses only index.ts of: ${seen.join(', ') || 'no other module'}`,
    { path: `^server/src/modules/${module}/` },
    {
      path: '^server/src/modules/',
      pathNot: [
        `^server/src/modules/${module}/`,
        ...(seen.length ? [`^server/src/modules/${anyOf(seen)}/index\\.ts$`] : []),
      ],
    },
  ),
);

const clientLayerRules = clientLayers
  .slice(0, -1)
  .map((layer, level) =>
    forbid(
      `client-layer-${layer.join('-')}`,
      `client/src/${layer.join(', ')} must not import from a layer above`,
      { path: `^client/src/${anyOf(layer)}/` },
      { path: `^client/src/${anyOf(clientLayers.slice(level + 1).flat())}/` },
    ),
  );

module.exports = {
  forbidden: [
    forbid('no-circular', 'No import rings', { pathNot: '\\.entity\\.ts$' }, { circular: true }),
    // The ORM states a relation on both sides; a ring of nothing but entities of one module is one aggregate.
    forbid(
      'no-circular-entities',
      'Entities form no ring with anything else',
      { path: '\\.entity\\.ts$' },
      {
        circular: true,
        via: { pathNot: '\\.entity\\.ts$' },
      },
    ),
    // `virtual:` is made by the build (client/build); numfmt's manifest names typings under a name that they do not have.
    forbid(
      'no-unresolvable',
      'Every import leads somewhere',
      {},
      { couldNotResolve: true, pathNot: '^virtual:|^numfmt$' },
    ),

    forbid(
      'kernel-alone',
      'kernel imports nothing of ours',
      { path: '^server/src/kernel/' },
      {
        path: '^(server|client|tests|scripts)/',
        pathNot: '^server/src/kernel/',
      },
    ),
    forbid(
      'platform-kernel-only',
      'platform imports only kernel',
      { path: '^server/src/platform/' },
      {
        path: '^(server|client|tests|scripts)/',
        // A package may lie below server/node_modules, beside another version of it.
        pathNot: '^server/(node_modules|src/(kernel|platform))/',
      },
    ),
    forbid(
      'known-module',
      'A new module gets its place in the order first',
      { path: `^server/src/modules/(?!${anyOf(Object.keys(modules))}/)` },
      {},
    ),
    ...moduleRules,
    forbid(
      'modules-below-transports',
      'modules see only modules, kernel and platform',
      { path: '^server/src/modules/' },
      {
        path: '^(server|client|tests|scripts)/',
        pathNot: '^server/(src/(modules|kernel|platform)|generated/tables)/',
      },
    ),
    forbid(
      'tables-of-their-module',
      'A module sees the generated tables of no other one; those below come by its index.ts',
      { path: '^server/src/modules/([^/]+)/' },
      { path: '^server/generated/tables/', pathNot: '^server/generated/tables/$1\\.ts$' },
    ),
    forbid(
      'module-face',
      "From outside only a module's index.ts is seen",
      // What is generated of a module's entities names them.
      { pathNot: '^server/(src/modules|generated)/' },
      {
        path: '^server/src/modules/[^/]+/(?!index\\.ts$)',
      },
    ),
    forbid(
      'transport-without-orm',
      'Resolvers and routes bind; they do not query',
      { path: '\\.(resolver|routes)\\.ts$' },
      {
        path: 'node_modules/@mikro-orm/',
      },
    ),

    forbid(
      'client-apart',
      'client and server share what is written for both, schema.graphql and stock.declaration.json, and no code',
      { path: '^client/' },
      { path: '^(server|tests)/' },
    ),
    forbid(
      'server-apart',
      'client and server share what is written for both, schema.graphql and stock.declaration.json, and no code',
      { path: '^server/' },
      { path: '^(client|tests)/' },
    ),
    forbid(
      'client-packages-alone',
      'What partners install imports nothing of ours',
      { path: '^clients/([^/]+)/' },
      { path: '^(server|client|tests|scripts)/|^clients/(?!$1/)' },
    ),
    forbid(
      'client-package-faces',
      'From outside only what a client package exports is seen',
      { pathNot: '^clients/' },
      { path: '^clients/', pathNot: '^clients/[^/]+/src/(index|node)\\.ts$' },
    ),
    ...clientLayerRules,
    forbid(
      'storefront-and-admin-apart',
      'The shop and the back office never meet',
      { path: '^client/src/(storefront|admin)/' },
      {
        path: '^client/src/(storefront|admin)/',
        pathNot: '^client/src/$1/',
      },
    ),
    forbid(
      'storefront-pages-apart',
      'Pages of the shop never meet',
      { path: '^client/src/storefront/([^/]+)/' },
      {
        path: '^client/src/storefront/[^/]+/',
        pathNot: '^client/src/storefront/$1/',
      },
    ),
    forbid(
      'admin-screens-apart',
      'Screens share the kit and nothing else',
      { path: '^client/src/admin/([^/]+)/', pathNot: '^client/src/admin/shell/' },
      {
        path: '^client/src/admin/[^/]+/',
        pathNot: '^client/src/admin/($1|kit)/',
      },
    ),

    forbid(
      'browser-tests-from-outside',
      'Browser tests see what a browser sees',
      { path: '^tests/e2e/' },
      { path: '^(server|client)/' },
    ),
    forbid(
      'tests-through-public-faces',
      'Tests see the application from outside: support and faces of modules',
      { path: '^tests/(contract|integration)/' },
      {
        path: '^(server|client)/',
        pathNot: [
          '^server/src/(kernel|platform)/',
          '^server/src/(graphql/schema|rest/routes|modules/[^/]+/index)\\.ts$',
          '^server/seeds/demo\\.ts$',
        ],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The examples are partners' programs, and no part of the client.
    exclude: { path: '(^|/)(dist|\\.data)/|\\.graphql$|^client/src/storefront/partners/examples/' },
    tsPreCompilationDeps: true, // a type-only import is a dependency too
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
