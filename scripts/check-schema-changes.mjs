// Fails if schema.graphql contains unannounced breaking changes compared to schema.released.graphql. Before that,
// tests that planted breaking changes are detected and announced ones are accepted.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { main, root, StepError } from './project.mjs';
import { unannouncedBreaks } from './schema-changes.mjs';

const released = `
  type Query { stone(id: ID!, mode: String @deprecated(reason: "Of no use. Removal on 2027-01-01.")): Stone }
  type Stone { id: ID! weight: Float cut: Cut @deprecated(reason: "Use grade. Removal on 2027-01-01.") }
  type Cut { id: ID! }
`;
const today = '2027-01-02';

/** Test cases. Each consists of a change to the released schema, a date and the expected result. */
const planted = [
  ['weight: Float', '', today, [/Field 'weight' was removed/]],
  ['weight: Float', 'weight: String', today, [/changed type from 'Float' to 'String'/]],
  ['id: ID!, mode', 'id: ID!, unit: String!, mode', today, [/unit: String!/]],
  ['weight: Float', 'weight: Float price: Float', today, []],
  [/cut: Cut @.*\) }\s+type Cut .*/, '}', today, []],
  [/cut: Cut @.*\) }\s+type Cut .*/, '}', '2026-12-31', [/Type 'Cut' was removed/, /Field 'cut' \(deprecated\)/]],
  [/, mode: .*\)\)/, ')', today, []],
  [/, mode: .*\)\)/, ')', '2026-12-31', [/Argument 'mode: String' was removed/]],
  [
    'weight: Float',
    'weight: Float @deprecated(reason: "Use w. Removal on 2027-03-01.")',
    today,
    [/Stone.weight has the removal date/],
  ],
  ['weight: Float', 'weight: Float @deprecated(reason: "Use w. Removal on 2027-09-01.")', today, []],
];

async function prove() {
  for (const [from, to, day, said] of planted) {
    const current = released.replace(from, to);
    assert.notEqual(current, released);
    const breaks = await unannouncedBreaks(released, current, day);
    assert.equal(breaks.length, said.length, `${to || from} on ${day}: ${breaks.join('; ')}`);
    for (const words of said)
      assert.ok(
        breaks.some((text) => words.test(text)),
        `${words}: ${breaks.join('; ')}`,
      );
  }
}

await main(async () => {
  await prove();
  const [before, after] = await Promise.all(
    ['schema.released.graphql', 'schema.graphql'].map((file) => readFile(path.join(root, file), 'utf8')),
  );
  const breaks = await unannouncedBreaks(before, after, new Date().toISOString().slice(0, 10));
  for (const text of breaks) console.error(text);
  if (breaks.length > 0) {
    throw new StepError(
      `schema.graphql breaks clients of the released schema in ${breaks.length} places: deprecate first ("… Removal on YYYY-MM-DD.", at least half a year ahead)`,
    );
  }
});
