// ESLint checks GraphQL only. Biome formats .graphql files but does not validate them against a schema. There are two
// parts: the schema that the server prints, and the operations that the client sends. scripts/check-graphql.mjs runs
// this configuration, and tests with planted violations that every rule reports errors.
import graphql from '@graphql-eslint/eslint-plugin';

const parserOptions = { graphQLConfig: { schema: './schema.graphql', documents: './client/src/**/*.graphql' } };
const { rules: schemaRecommended } = graphql.configs['flat/schema-recommended'];
const { rules: operationsRecommended } = graphql.configs['flat/operations-recommended'];

/** Types without an ID: they are part of another object, or there is only one instance. */
const withoutIdentity = {
  suffixes: [
    'Payload',
    'Page',
    'Feed',
    'FeedChange',
    'Info',
    'Facet',
    'Option',
    'Bin',
    'Price',
    'Report',
    'Proportions',
    'Progress',
    'Figure',
    'Figures',
    'Status',
  ],
  types: [
    // rows of a response
    'PageViewCount',
    'WebhookAttempt',
    'Dashboard',
    'StockSale',
    'SetTotals',
    'PageViewDay',
    'PageViewSum',
    'SalesDay',
    'SearchMiss',
    'ImportCodeCount',
    'NumberedStock',
    'MarkupRegion',
    // events of streams
    'ChangedStock',
    'HouseEvents',
    'HouseNews',
    'StockChanges',
    'PriceTrial',
    'UserCart',
    'UserReference',
    'StockKindCount',
    'StockSearchResult',
    'EternityRingsDeletion',
    'ImportColumn',
    'AuditFieldChange',
    'AuditKey',
    'ApiKeyBudget',
    'ApiKeyUsage',
    'ImportFieldChange',
    'ImportNotice',
    'ImportRunFailure',
    'ImportRunFailureDetail',
    'ImportUndoProblem',
    'OfferedFile',
    'ImportPreviewRow',
    'ImportProblem',
    'ImportProblemFile',
    'ImportQuestion',
    'ImportReadAs',
    'ImportReading',
    'ImportAnswer',
    'ImportColumnChoice',
    'ImportValueChoice',
    'ExportNote',
    'ExtraAttribute',
    'RingProblem',
    'UnfitDiamonds',
    'UnfitGenericDiamonds',
    'UnfitRingSettings',
    'Problem',
    // parts of the system status
    'AppliedMigration',
    'ColumnarCopy',
    'CopyAnswers',
    'DatabaseFailover',
    'DatabaseMember',
    'DiskUsage',
    'FolderUsage',
    'JobQueue',
    'ScheduledJob',
    'ServerProcess',
    'SettingValue',
    'SystemCheck',
    // results of the visibility explanation and of price changes
    'StockPriceStep',
    'StockPricesOutcome',
    'StockView',
    'StockViewMarkup',
    'StockViewRemedy',
    'StockViewRule',
    'StockViewWay',
    // groups of columns of their owner
    'Media',
    'DiamondSet',
    'MediaImage',
    'DiamondMemo',
    'LineProblem',
    'JewelleryMainStone',
    'JewellerySideStones',
    'ImportFetch',
    'ImportFetchSchedule',
    'ImportProfile',
    'ImportProfileColumn',
    'ImportProfileConstant',
    'ImportProfileValue',
    'LetterheadDefaults',
    'OrderAddress',
    'OrderBuyer',
    'OrderFact',
    // computed and not stored
    'OrderDraft',
    'OrderDraftItem',
    'OrderDraftLine',
    'OrderDraftProblem',
    'SharedRing',
    // one per caller, per host or globally
    'Cart',
    'DefaultGenericDiamond',
    'DomainLayout',
    'FeedStatus',
    'OperatorSettings',
    'ProgramLimit',
    'RateLimit',
    'ReferenceLists',
    'RingConfig',
    'RingDraft',
    'Session',
    'SharedWishlist',
    'SiteSettings',
    'Wishlist',
  ],
};

/** The naming convention rejects names that end in "Type". "Business type" is a trade term. */
const namingConvention = ['error', structuredClone(schemaRecommended['@graphql-eslint/naming-convention'][1])];
namingConvention[1]['ObjectTypeDefinition,ObjectTypeExtension'].ignorePattern = '^BusinessType$';

/** Our own rules, which the plugin does not have. */
const ownRules = [
  {
    selector: 'ObjectTypeDefinition[name.value=Mutation] > FieldDefinition > .gqlType > Name[value!=/Payload$/]',
    message: 'A mutation returns <Name>Payload.',
  },
  {
    selector:
      'ObjectTypeDefinition[name.value=Mutation] > FieldDefinition > InputValueDefinition ~ InputValueDefinition',
    message: 'A mutation takes at most one argument.',
  },
  {
    selector:
      'InputObjectTypeDefinition[name.value=/(Filter|Patch)$/] > InputValueDefinition > .gqlType[type=NonNullType]',
    message: 'Filters and patches have no required fields.',
  },
  { selector: 'ListType > NamedType', message: 'List items are non-null.' },
  {
    selector:
      'Directive[name.value=deprecated] > Argument > StringValue[value!=/ Removal on \\d{4}-\\d{2}-\\d{2}\\.$/]',
    message: 'End the reason with "Removal on YYYY-MM-DD."',
  },
  { selector: 'FieldDefinition[name.value=/(Json|JSON|data)$/]', message: 'No untyped JSON fields.' },
  {
    selector: 'ObjectTypeDefinition[name.value=/(Connection|Edge)$/]',
    message: 'Lists are <Name>Page (for users) or <Name>Feed (for programs).',
  },
];

export default [
  {
    files: ['schema.graphql', 'schema.partner.graphql'],
    languageOptions: { parser: graphql.parser, parserOptions },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      ...schemaRecommended,
      '@graphql-eslint/naming-convention': namingConvention,
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
          ignoredSelectors: ['ObjectTypeDefinition[name.value=/^(Query|Mutation|Subscription)$/]'],
        },
      ],
      '@graphql-eslint/strict-id-in-types': ['error', { exceptions: withoutIdentity }],
      '@graphql-eslint/input-name': ['error', { checkInputType: true, caseSensitiveInputType: false }],
      '@graphql-eslint/no-scalar-result-type-on-mutation': 'error',
      '@graphql-eslint/require-nullable-result-in-root': 'error',
      '@graphql-eslint/require-nullable-fields-with-oneof': 'error',
      'no-restricted-syntax': ['error', ...ownRules],
    },
  },
  {
    files: ['client/src/**/*.graphql'],
    languageOptions: { parser: graphql.parser, parserOptions },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      ...operationsRecommended,
      // Same limit as on the server.
      '@graphql-eslint/selection-set-depth': ['error', { maxDepth: 10 }],
    },
  },
];
