/** Schema that violates every schema rule in eslint.config.mjs. */
export const plantedSchema = `
type Query {
  "Root fields are nullable."
  needed: Stone!
  undescribed(noWord: Int): Stone
  "Feeds have no edges."
  stones: StoneConnection
  "Everything else hangs on it."
  types: PaymentType
}

type Mutation {
  "Its argument has another name, there are two of them, and it answers a bare thing."
  sellStone(stone: Int, price: Float): Stone
  "A scalar says nothing."
  countStones: Int
}

type Stone {
  "Never changes."
  id: ID!
  "Says its type again."
  stoneName: String
  holes: [String]
  "A bag."
  extraJson: String
  "Gone when?"
  oldPrice: Float @deprecated(reason: "Use price.")
  "No reason."
  older: Float @deprecated
}

"Not one, but without an id."
type StoneConnection {
  "How many."
  total: Int!
}

"Ends in Type."
type PaymentType {
  "Never changes."
  id: ID!
}

"All fields of a filter are optional."
input StoneFilter {
  "Not this."
  shape: String!
}

"Exactly one of the fields."
input StoneRef @oneOf {
  "Required all the same."
  id: ID!
}

"Undescribed values."
enum Polish {
  good
}
`;

/** Operations that violate every operation rule in eslint.config.mjs, except the recommended rules. */
export const plantedDocuments = `
query NoId {
  stones: needed { stoneName }
}

query TooDeep {
  a { b { c { d { e { f { g { h { i { j { k { l } } } } } } } } } } }
}
`;

/** Expected findings. Each consists of a rule and part of its message. */
export const expectedFindings = [
  ['@graphql-eslint/naming-convention', 'Type "PaymentType" should not have "Type" suffix'],
  ['@graphql-eslint/naming-convention', 'Enum value "good" should be in UPPER_CASE'],
  ['@graphql-eslint/no-typename-prefix', 'Field "stoneName"'],
  ['@graphql-eslint/no-unreachable-types', 'Polish'],
  ['@graphql-eslint/require-description', 'for type "Stone"'],
  ['@graphql-eslint/require-description', 'for field "undescribed"'],
  ['@graphql-eslint/require-description', 'for field "holes"'],
  ['@graphql-eslint/require-description', 'for input value "noWord"'],
  ['@graphql-eslint/require-description', 'for enum value "good"'],
  ['@graphql-eslint/strict-id-in-types', 'type "StoneConnection"'],
  ['@graphql-eslint/input-name', 'Input "stone" should be named "input"'],
  ['@graphql-eslint/no-scalar-result-type-on-mutation', 'countStones'],
  ['@graphql-eslint/require-nullable-result-in-root', 'non-null result type "Stone"'],
  ['@graphql-eslint/require-nullable-fields-with-oneof', 'StoneRef'],
  ['@graphql-eslint/require-deprecation-reason', 'older'],
  ['@graphql-eslint/require-selections', 'stones.id'],
  ['@graphql-eslint/selection-set-depth', 'exceeds maximum operation depth of 10'],
];
