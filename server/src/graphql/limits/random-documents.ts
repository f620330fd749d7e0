import fc from 'fast-check';
import { buildSchema } from 'graphql';

/* Generates random GraphQL documents for tests. */

/** Schema with nested types. Some of them are behind an interface. */
export const randomSchema = buildSchema(`
  type Query { thing: Thing any: Any things(page: PageInput): ThingPage }
  input PageInput { index: Int size: Int }
  type ThingPage { items: [Thing] total: Int }
  interface Any { id: ID thing: Thing any: Any }
  type Thing implements Any { id: ID name: String thing: Thing any: Any list: [Any] part: Part }
  type Other implements Any { id: ID code: String thing: Thing any: Any }
  type Part { name: String thing: Thing }
`);

const fragmentCount = 5;
const variables = ['p', 'q'] as const;
const fieldsOf: Record<string, Record<string, string>> = {
  Query: { thing: 'Thing', any: 'Any', 'things(page: { size: 3 })': 'ThingPage' },
  ThingPage: { items: 'Thing', total: '' },
  Any: { id: '', thing: 'Thing', any: 'Any' },
  Thing: { id: '', name: '', thing: 'Thing', any: 'Any', list: 'Any', part: 'Part' },
  Other: { id: '', code: '', thing: 'Thing', any: 'Any' },
  Part: { name: '', thing: 'Thing' },
};
const related: Record<string, string[]> = {
  Any: ['Any', 'Thing', 'Other'],
  Thing: ['Any', 'Thing'],
  Other: ['Any', 'Other'],
};

const directive = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  fc
    .tuple(fc.constantFrom('skip', 'include'), fc.constantFrom('true', 'false', ...variables.map((name) => `$${name}`)))
    .map(([name, value]) => ` @${name}(if: ${value})`),
);

/** Generates random selections on a type. Fragments use only later fragments, all on `Any`. */
const selections = (type: string, depth: number, fragmentsFrom: number): fc.Arbitrary<string> =>
  fc.array(selection(type, depth, fragmentsFrom), { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));

function selection(type: string, depth: number, fragmentsFrom: number): fc.Arbitrary<string> {
  const fields = Object.entries(fieldsOf[type] ?? {}).filter(([, inner]) => depth > 0 || inner === '');
  const field = fc
    .constantFrom(...(fields.length > 0 ? fields : [['__typename', ''] as const]))
    .chain(([name, inner]) =>
      fc
        .tuple(fc.boolean(), directive, inner ? selections(inner, depth - 1, fragmentsFrom) : fc.constant(''))
        .map(([isRenamed, when, below]) => {
          const alias = isRenamed ? `other_${name.split('(')[0]}: ` : '';
          return `${alias}${name}${when}${below ? ` { ${below} }` : ''}`;
        }),
    );
  if (depth === 0) return field;
  const inline = fc
    .constantFrom('', ...(related[type] ?? []))
    .chain((on) =>
      fc
        .tuple(directive, selections(on || type, depth - 1, fragmentsFrom))
        .map(([when, below]) => `...${on ? ` on ${on}` : ''}${when} { ${below} }`),
    );
  const later = Array.from({ length: fragmentCount - fragmentsFrom }, (_, n) => n + fragmentsFrom);
  if (!related[type] || later.length === 0) return fc.oneof({ weight: 3, arbitrary: field }, inline);
  const spread = fc.tuple(fc.constantFrom(...later), directive).map(([n, when]) => `...F${n}${when}`);
  return fc.oneof({ weight: 3, arbitrary: field }, inline, { weight: 3, arbitrary: spread });
}

const fragments = fc
  .tuple(...Array.from({ length: fragmentCount }, (_, n) => selections('Any', 2, n + 1)))
  .map((bodies) => bodies.map((body, n) => `fragment F${n} on Any { ${body} }`).join('\n'));

/** Generates random valid documents with a query that has the variables `$p` and `$q`. */
export const randomDocuments = fc
  .tuple(selections('Query', 4, 0), fragments)
  .map(([body, rest]) => `query ($p: Boolean = true, $q: Boolean!) { ${body} }\n${rest}`);
