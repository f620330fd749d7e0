// Dependency direction of all code. scripts/check-architecture.mjs applies these rules, and proves for each that it can fail.

/** Modules that a server module may import, through their index.ts, lowest first. A module that is not listed must not exist. */
const base = ['carats', 'reference-data', 'accounts'];
const stockTypes = [...base, 'reservations', 'stock', 'stock-types'];
const modules = {
  carats: [],
  'reference-data': [],
  accounts: ['carats', 'reference-data'],
  'api-keys': [...base],
  reservations: [],
  'page-settings': [...base],
  shows: [...base],
  'security-log': [...base],
  backups: [...base],
  'system-status': [...base, 'backups'],
  stock: [...base, 'reservations'],
  'stock-types': [...base, 'reservations', 'stock'],
  feed: [...stockTypes],
  'visibility-explainer': [...stockTypes, 'page-settings'],
  search: [...stockTypes],
  'stock-notes': [...stockTypes],
  'page-views': [...stockTypes],
  'site-content': [...stockTypes],
  'ring-builder': [...stockTypes],
  selling: [...stockTypes, 'ring-builder'],
  holds: [...stockTypes, 'ring-builder', 'selling'],
  'stock-changes': [...stockTypes, 'ring-builder', 'selling', 'holds'],
  imports: [...stockTypes, 'stock-changes'],
  exports: [...stockTypes, 'api-keys', 'imports'],
  wishlist: [...stockTypes, 'api-keys', 'site-content', 'ring-builder', 'selling'],
  cart: [...stockTypes, 'ring-builder', 'selling', 'wishlist'],
  orders: [...stockTypes, 'api-keys', 'site-content', 'feed', 'ring-builder', 'selling', 'holds', 'wishlist', 'cart'],
  'contact-messages': [...stockTypes, 'site-content', 'orders'],
  emails: [...stockTypes, 'exports'],
  webhooks: [...stockTypes, 'holds', 'orders'],
  live: [...stockTypes, 'site-content', 'imports', 'orders', 'contact-messages'],
  'audit-log': [...stockTypes, 'orders'],
  dashboard: [...stockTypes, 'orders', 'backups'],
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
    `${module} imports only index.ts of: ${seen.join(', ') || 'no other module'}`,
    { path: `^server/src/modules/${module}/` },
    {
      path: '^server/src/modules/',
      pathNot: [
        `^server/src/modules/${module}/`,
        ...(seen.length
          ? [`^server/src/modules/${anyOf(seen)}/index\\.ts$`, `^server/src/modules/${anyOf(seen)}/[^/]+/index\\.ts$`]
          : []),
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
  /** Applied to `server/src` and `client/src` without generated code. A folder depends on whatever its subfolders import. */
  folderRules: [
    {
      name: 'no-circular-folders',
      comment: 'Folders must not import each other, directly or in a circle',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
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
      'acceleration-below-modules',
      'acceleration imports only kernel and platform: app.ts and services.ts hand it what modules have',
      { path: '^server/src/acceleration/' },
      {
        path: '^(server|client|tests|scripts)/',
        pathNot: '^server/(node_modules|src/(acceleration|kernel|platform))/',
      },
    ),
    forbid(
      'known-module',
      'A new module must be listed above',
      { path: `^server/src/modules/(?!index\\.ts$|${anyOf(Object.keys(modules))}/)` },
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
      'A module imports only its own generated tables; other tables come through their index.ts',
      { path: '^server/src/modules/([^/]+)/' },
      { path: '^server/generated/tables/', pathNot: '^server/generated/tables/$1\\.ts$' },
    ),
    forbid(
      'module-face',
      'Code outside the modules imports only index.ts of a module, or of a folder in it',
      // Generated table types name the entities.
      { pathNot: '^server/(src/modules|generated)/' },
      {
        path: '^server/src/modules/',
        pathNot: [
          '^server/src/modules/index\\.ts$',
          '^server/src/modules/[^/]+/index\\.ts$',
          '^server/src/modules/[^/]+/[^/]+/index\\.ts$',
        ],
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
          '^server/src/(acceleration|kernel|platform)/',
          '^server/src/(graphql/schema|rest/router|modules/index|modules/[^/]+/index).ts$',
          '^server/src/modules/[^/]+/[^/]+/index\\.ts$',
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
