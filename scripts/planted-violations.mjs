/** Small source tree that violates each architecture rule once, as a list of files with their sources. */
export const plantedViolations = [
  plant('no-circular', 'server/src/kernel/a.ts', 'server/src/kernel/b.ts', {
    'server/src/kernel/b.ts': "import './a.ts';",
  }),
  plant('no-circular-entities', 'server/src/modules/orders/a.entity.ts', 'server/src/modules/orders/b.ts', {
    'server/src/modules/orders/b.ts': "import './a.entity.ts';",
  }),
  { rule: 'no-unresolvable', files: { 'server/src/kernel/a.ts': "import './missing.ts';" } },
  plant('kernel-alone', 'server/src/kernel/a.ts', 'server/src/platform/b.ts'),
  plant('platform-kernel-only', 'server/src/platform/a.ts', 'server/src/modules/accounts/index.ts'),
  plant('acceleration-below-modules', 'server/src/acceleration/a.ts', 'server/src/modules/accounts/index.ts'),
  plant('known-module', 'server/src/modules/misc/index.ts', 'server/src/kernel/b.ts'),
  ...[
    ['carats', 'reference-data'],
    ['reference-data', 'accounts'],
    ['accounts', 'stock'],
    ['api-keys', 'stock'],
    ['reservations', 'stock'],
    ['page-settings', 'stock'],
    ['shows', 'stock'],
    ['security-log', 'stock'],
    ['system-status', 'stock'],
    ['backups', 'stock'],
    ['stock', 'stock-types'],
    ['stock-types', 'selling'],
    ['feed', 'imports'],
    ['visibility-explainer', 'orders'],
    ['search', 'cart'],
    ['stock-notes', 'cart'],
    ['page-views', 'search'],
    ['site-content', 'orders'],
    ['ring-builder', 'cart'],
    ['selling', 'holds'],
    ['holds', 'orders'],
    ['stock-changes', 'imports'],
    ['imports', 'exports'],
    ['exports', 'emails'],
    ['wishlist', 'cart'],
    ['cart', 'orders'],
    ['orders', 'emails'],
    ['contact-messages', 'emails'],
    ['emails', 'orders'],
    ['webhooks', 'emails'],
    ['live', 'emails'],
    ['audit-log', 'emails'],
    ['dashboard', 'emails'],
  ].map(([from, to]) =>
    plant(`module-${from}`, `server/src/modules/${from}/a.ts`, `server/src/modules/${to}/index.ts`),
  ),
  plant('modules-below-transports', 'server/src/modules/accounts/a.ts', 'server/src/graphql/server.ts'),
  plant('tables-of-their-module', 'server/src/modules/accounts/database.ts', 'server/generated/tables/orders.ts'),
  plant('module-face', 'server/src/rest/a.ts', 'server/src/modules/accounts/users/user.entity.ts'),
  {
    rule: 'transport-without-orm',
    files: {
      'server/src/modules/accounts/user.resolver.ts': "import '@mikro-orm/core';",
      'node_modules/@mikro-orm/core/package.json':
        '{ "name": "@mikro-orm/core", "version": "1.0.0", "main": "index.js" }',
      'node_modules/@mikro-orm/core/index.js': '',
    },
  },
  plant('client-apart', 'client/src/app/a.ts', 'server/src/env.ts'),
  plant('server-apart', 'server/src/app.ts', 'client/src/app/b.ts'),
  plant('client-packages-alone', 'clients/typescript/src/a.ts', 'server/src/env.ts'),
  plant('client-package-faces', 'tests/integration/a.ts', 'clients/typescript/src/feed/b.ts'),
  plant('client-layer-graphql', 'client/src/graphql/a.ts', 'client/src/session/b.ts'),
  plant('client-layer-ui-forms', 'client/src/forms/a.ts', 'client/src/table/b.ts'),
  plant('client-layer-theme-session-site-table', 'client/src/table/a.ts', 'client/src/shared/b.ts'),
  plant('client-layer-shared', 'client/src/shared/a.ts', 'client/src/admin/b.ts'),
  plant('client-layer-storefront-admin', 'client/src/storefront/a.ts', 'client/src/app/b.ts'),
  plant('storefront-and-admin-apart', 'client/src/storefront/a.ts', 'client/src/admin/b.ts'),
  plant('storefront-pages-apart', 'client/src/storefront/cart/a.ts', 'client/src/storefront/home/b.ts'),
  plant('admin-screens-apart', 'client/src/admin/users/a.ts', 'client/src/admin/orders/b.ts'),
  plant('browser-tests-from-outside', 'tests/e2e/a.ts', 'client/src/app/b.ts'),
  plant('tests-through-public-faces', 'tests/integration/a.ts', 'server/src/modules/accounts/users/b.ts'),
];

/** Two folders that import each other without a cycle between files. */
export const plantedFolderCircle = {
  'server/src/kernel/a/one.ts': "import '../b/one.ts';",
  'server/src/kernel/a/two.ts': 'export {};',
  'server/src/kernel/b/one.ts': 'export {};',
  'server/src/kernel/b/two.ts': "import '../a/two.ts';",
};

function plant(rule, importing, imported, others = {}) {
  const up = '../'.repeat(importing.split('/').length - 1);
  return { rule, files: { [imported]: 'export {};', ...others, [importing]: `import '${up}${imported}';` } };
}
