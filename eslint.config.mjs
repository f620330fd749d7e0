// A second linter, for GraphQL alone: Biome formats .graphql files but knows nothing of a schema. Two parts: the schema
// as the server prints it, and the operations that the client sends. scripts/check-graphql.mjs runs it, and proves with
// planted violations that what is set here can fail.
import graphql from '@graphql-eslint/eslint-plugin';

const parserOptions = { graphQLConfig: { schema: './schema.graphql', documents: './client/src/**/*.graphql' } };
const { rules: schemaRecommended } = graphql.configs['flat/schema-recommended'];
const { rules: operationsRecommended } = graphql.configs['flat/operations-recommended'];

/** What has no identity: it is read as a part of something else, or there is one of it. */
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
  ],
  types: [
    // rows of an answer
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
    // What an administrator is told of somebody's eyes and of a change of prices: answers, not things.
    'StockPriceStep',
    'StockPricesOutcome',
    'StockView',
    'StockViewMarkup',
    'StockViewRemedy',
    'StockViewRule',
    'StockViewWay',
    // columns of their owner that belong together
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
    // what would be, and is not stored
    'OrderDraft',
    'OrderDraftItem',
    'OrderDraftLine',
    'OrderDraftProblem',
    'SharedRing',
    // one per caller, per host or for everybody
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

/** The trade says "business type"; a type of that name may end so. */
const namingConvention = ['error', structuredClone(schemaRecommended['@graphql-eslint/naming-convention'][1])];
namingConvention[1]['ObjectTypeDefinition,ObjectTypeExtension'].ignorePattern = '^BusinessType$';

/** Decisions of ours that no rule of the plugin knows. */
const ownRules = [
  {
    selector: 'ObjectTypeDefinition[name.value=Mutation] > FieldDefinition > .gqlType > Name[value!=/Payload$/]',
    message: 'A mutation answers <Name>Payload.',
  },
  {
    selector:
      'ObjectTypeDefinition[name.value=Mutation] > FieldDefinition > InputValueDefinition ~ InputValueDefinition',
    message: 'A mutation takes one argument at most.',
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
  { selector: 'FieldDefinition[name.value=/(Json|JSON|data)$/]', message: 'No untyped bags.' },
  {
    selector: 'ObjectTypeDefinition[name.value=/(Connection|Edge)$/]',
    message: 'Lists are <Name>Page (tables) or <Name>Feed (machines).',
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
      // As deep as the server answers.
      '@graphql-eslint/selection-set-depth': ['error', { maxDepth: 10 }],
    },
  },
];
