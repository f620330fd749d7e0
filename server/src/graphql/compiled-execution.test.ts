import { ApolloServer } from '@apollo/server';
import fc from 'fast-check';
import { execute, parse } from 'graphql';
import { compiledExecution } from '../acceleration/compiled-execution/compiled-execution.ts';
import { randomDocuments, randomSchema as schema } from './limits/random-documents.ts';

/** Returns an object with `level` nested levels. */
const thing = (level: number, type = 'Thing'): unknown =>
  level === 0
    ? null
    : {
        __typename: type,
        id: `${type} ${level}`,
        name: 'name',
        code: 'code',
        thing: () => thing(level - 1),
        any: () => thing(level - 1, level % 2 ? 'Thing' : 'Other'),
        list: () => [thing(level - 1), thing(level - 1, 'Other')],
        part: { name: 'part', thing: () => thing(level - 1) },
      };

const roots = schema.getQueryType()?.getFields() ?? {};
if (roots.thing) roots.thing.resolve = () => thing(4);
if (roots.any) roots.any.resolve = () => thing(4, 'Other');
if (roots.things) roots.things.resolve = () => ({ items: [thing(3), thing(4)], total: 2 });

test('returns the same result whether interpreted or compiled, with any conditions and fragments', async () => {
  // Validation is disabled, because random documents contain unused fragments and variables.
  const server = new ApolloServer({
    gateway: compiledExecution(schema, { isOn: true, maxErrors: 20 }),
    dangerouslyDisableValidation: true,
  });
  await server.start();
  try {
    await fc.assert(
      fc.asyncProperty(randomDocuments, async (query) => {
        const conditions = [true, false].flatMap((p) => [true, false].map((q) => ({ p, q })));
        for (const variables of [...conditions, ...conditions]) {
          const { body } = await server.executeOperation({ query, variables });
          const expected = await execute({ schema, document: parse(query), variableValues: variables });
          expect(body).toMatchObject({ singleResult: JSON.parse(JSON.stringify(expected)) });
        }
      }),
      { numRuns: 60 },
    );
  } finally {
    await server.stop();
  }
});
