import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Returns a pattern that matches package modules whose path below `node_modules/` begins with one of the names. */
const packages = (...names: string[]): string => `/node_modules/(?:${names.join('|')})(?:/|$)`;

/** Returns a pattern that matches our own modules whose path below `client/src/` begins with one of the names. */
const sources = (...names: string[]): string => `/client/src/(?:${names.join('|')})`;

const chakra = (...components: string[]): string =>
  packages(`@chakra-ui/react/dist/esm/components/(?:${components.join('|')})`);

const plainComponents = [
  'alert',
  'center',
  'checkmark',
  'data-list',
  'grid/grid\\.js',
  'simple-grid',
  'skeleton',
  'stack',
  'table',
];

/**
 * Chunks, most fundamental first. A module and its dependencies go into the first chunk with a matching pattern.
 * Modules without a match stay in the chunk of the page that imports them.
 */
const chunks: readonly (readonly [name: string, ...takes: string[]])[] = [
  [
    'base',
    sources(
      'ui/(?!notices/|shape-drawing/(?:side|true)|jewellery-drawing/(?!metal-tone)|ring-drawing/|ring-size/(?!ring-sizes)|explain|share|use-debounced-value|fact-list)',
      'graphql/error-text',
      // Used by diamond lists and the diamond page.
      'shared/diamonds/(?!color-filter)',
      'shared/(?:items/|stock-pages/diamond-)',
      'storefront/not-found-page',
      'forms/field-rules',
      'shared/account/account-pages',
      'app/layouts/(?:use-is-main-site|navigation/plain-pages)',
      'site/use-fetched',
      // Columns for stock fields, used in lists and on item pages.
      'table/columns/',
      'table/rows/scroll-region',
      'shared/stock-lists/stock-columns',
      'shared/(?:contact/ask-dialog|rings/ring-address)',
    ),
    chakra(...plainComponents),
    packages(
      'lucide-react/dist/esm/(?!icons/)',
      'lucide-react/dist/esm/icons/(?:check|copy|external-link|file-text|gem|link-2|x)\\.mjs',
    ),
  ],
  [
    'data',
    packages(
      '@apollo/client(?!/react/hooks/useLazyQuery)',
      'graphql',
      'rxjs',
      'optimism',
      '@wry',
      'apollo-upload-client',
    ),
    sources(
      'app/data-layer',
      'app/layouts/signed-in-links',
      'graphql/(?!send-upload)[^/]+$',
      'table/list/use-stock-changes',
      'shared/baskets/(?:use-basket|basket-items|held-items)',
    ),
  ],
  [
    'overlays',
    chakra('button/close-button\\.js', 'combobox', 'dialog', 'drawer', 'menu', 'popover'),
    packages(
      '@ark-ui/react/dist/(?:components/(?:collection|portal)|providers)',
      // Icons of buttons that open a dialog.
      'lucide-react/dist/esm/icons/(?:download|mail)\\.mjs',
    ),
  ],
  [
    'forms',
    chakra('field', 'group', 'input', 'native-select', 'textarea'),
    packages('react-hook-form', '@hookform', 'valibot', 'lucide-react/dist/esm/icons/plus\\.mjs'),
    sources('forms/(?!combobox|fieldset|lists/|dialog/|moments)', 'site/addresses/address-fields'),
  ],
  [
    'table',
    sources(
      'table/(?!export/|list/(?:preview-messages|filter-bar)|filters/values/(?:filter-relaxations|local-day)|rows/data-table|state/(?:use-list-table|page-ids))',
      'shared/stock-lists/',
    ),
  ],
  // Separate from `table`, because card lists do not need them.
  ['rows', packages('@tanstack'), sources('table/rows/data-table', 'table/state/use-list-table')],
  [
    'diamond-list',
    sources('shared/diamonds/color-filter', 'graphql/generated/(?:documents/)?stock/diamond(?:-list)?\\.ts'),
  ],
  // Jewelry chunks, in this order: shared by all jewelry lists, used by lists of finished pieces, and used by item
  // pages.
  [
    'cards',
    sources('shared/jewellery/(?:metal-text|piece-card|piece-picture|wishlist-button)', 'ui/jewellery-drawing/'),
  ],
  ['jewellery', sources('shared/jewellery/jewellery-', 'graphql/generated/documents/shared/jewellery/')],
  ['jewellery-list', sources('storefront/jewellery/(?:category|jewellery-list)')],
  ['pieces', sources('shared/(?:jewellery/piece-|baskets/buy-buttons)', 'ui/ring-size/', 'ui/share')],
  ['lines', sources('shared/(?:baskets|orders)/', 'graphql/generated/documents/shared/(?:baskets|orders)/')],
  [
    'rings',
    sources(
      'storefront/ring-builder/(?!saved/|setting/|choice/|finish/|parts/setting-card|routes|completed|former)',
      'ui/ring-drawing/',
      'shared/rings/ring-text',
    ),
  ],
  [
    'search',
    sources(
      'shared/search(?:-results)?/',
      'ui/use-debounced-value',
      'graphql/generated/documents/shared/search-results/',
    ),
  ],
  // Small modules shared by several pages. They are combined into a small number of chunks, because the initial
  // script lists every chunk.
  [
    'account',
    sources('shared/account/account-layout', 'storefront/account/(?:overview/account-section|change-password-form)'),
  ],
  [
    'variants',
    sources(
      'storefront/jewellery/variants/(?:made-to-order|one-per-design)',
      'storefront/jewellery/(?:eternity/eternity|necklace/necklace)-text',
      'graphql/generated/documents/storefront/jewellery/bracelet/',
    ),
  ],
  ['choices', sources('storefront/jewellery/variants/(?:choice-tiles|variant-choice)')],
  ['sign-in', sources('session/remembered-email', 'graphql/generated/documents/storefront/account/account\\.ts')],
  [
    'company',
    sources(
      'storefront/company/(?:company-page|contact/reach-links)',
      'graphql/generated/documents/storefront/company/',
    ),
  ],
  // Form fields that only a few forms use, and forms in dialogs.
  ['fields', sources('forms/(?:combobox-field|dialog/|moments)', 'ui/fact-list')],
  [
    'back-office',
    chakra('radio-group', 'radiomark', 'tabs', 'tooltip'),
    packages('lucide-react/dist/esm/icons/(?:undo-2|grip-vertical|image-plus)\\.mjs'),
    sources(
      'admin/(?:admin-app|kit/(?!difference/|stock-picker/|visibility-explainer/|sortable/|pictures/picture-set|settings/|preview/|media/|logo-form|optional-rules)|screens|shell/(?!palette/palette-entries)|stock/(?:stock-screen|panel/|orders/add-to-order|form/typed-record|pictures/pictured-number|holds/hold-(?:actions|job)|bulk/|export/export-button))',
      'table/list/filter-bar',
      'graphql/send-upload',
    ),
  ],
  // Charts of the dashboard, loaded after its data.
  [
    'charts',
    packages(
      'recharts',
      'd3-[a-z-]+',
      'victory-vendor',
      'internmap',
      'decimal\\.js-light',
      'es-toolkit',
      'eventemitter3',
      '@reduxjs/toolkit',
      'redux(?:-thunk)?',
      'react-redux',
      'reselect',
      'immer',
      'use-sync-external-store',
      'tiny-invariant',
    ),
    sources('admin/dashboard/charts/bars'),
  ],
  // Settings screens, and forms with a single picture.
  ['settings', sources('admin/kit/(?:settings|preview|media|logo-form|optional-rules)')],
  // Modules shared by the import screen, the import history and the import profiles.
  [
    'stock-files',
    sources(
      'admin/imports/(?!desk/|import-screen|runs/(?:runs-screen|run-screen|run-list)|profiles/(?:form/|profiles-screen|profile-))',
      'graphql/generated/documents/admin/imports/',
    ),
  ],
];

/**
 * Matches modules that are loaded when their component opens, or with the first notice (`ui/on-demand.tsx`,
 * `ui/toaster.ts`).
 */
const onDemand = /\/(?:open-[^/]+|toasts)\.tsx$/;

const takesAny =
  (patterns: readonly string[]) =>
  (id: string): boolean => {
    const path = id.replaceAll('\\', '/');
    return !onDemand.test(path) && patterns.some((pattern) => new RegExp(pattern).test(path));
  };

/**
 * Chunk groups for Rolldown. Without them, the build would have about sixty chunks, most of them smaller than their
 * HTTP headers.
 */
export const chunkGroups: Group[] = [
  {
    name: 'react',
    test: takesAny([packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom')]),
  },
  { name: 'shell', tags: ['$initial' as const] },
  ...chunks.map(([name, ...patterns]) => ({ name, test: takesAny(patterns) })),
  // An icon used by only one page stays in that page's chunk.
  { name: 'icons', test: takesAny([packages('lucide-react')]), minShareCount: 2 },
].map((group, index, all) => ({ ...group, priority: all.length - index }));
