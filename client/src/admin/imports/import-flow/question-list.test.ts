import { type ImportQuestion, questionText, readingOf, withAnswer } from './question-list';

type Answer = ImportQuestion['readings'][number]['answer'];

const noAnswer = {
  __typename: 'ImportAnswer',
  column: null,
  value: null,
  decimals: null,
  discountSign: null,
  discountScale: null,
  priceBasis: null,
  foreignCurrency: null,
  changedStones: null,
} as const satisfies Answer;
const columnIs = (column: string, field: string): Answer => ({
  ...noAnswer,
  column: { __typename: 'ImportColumnChoice', column, field },
});
const cellIs = (from: string, to: string): Answer => ({
  ...noAnswer,
  value: { __typename: 'ImportValueChoice', field: 'shapeId', from, to },
});

function question(facts: Partial<ImportQuestion>, answers: readonly Answer[]): ImportQuestion {
  return {
    __typename: 'ImportQuestion',
    column: null,
    field: null,
    value: null,
    message: 'may mean two things',
    ...facts,
    readings: answers.map((answer, at) => ({ __typename: 'ImportReading', label: `${at}`, samples: [], answer })),
  };
}

const questions = [
  question({ column: 'Cut' }, [columnIs('Cut', 'shapeId'), columnIs('Cut', 'cutId')]),
  question({ column: 'Shape', field: 'shapeId', value: 'EC' }, [cellIs('EC', 'Emerald'), cellIs('EC', 'European Cut')]),
  question({ column: 'Price' }, [
    { ...noAnswer, priceBasis: 'PER_CARAT' },
    { ...noAnswer, priceBasis: 'TOTAL' },
  ]),
  question({ column: 'Total' }, [
    { ...noAnswer, foreignCurrency: 'IGNORE' },
    { ...noAnswer, foreignCurrency: 'REFUSE' },
  ]),
  question({ column: 'Stock #' }, [
    { ...noAnswer, changedStones: 'UPDATE' },
    { ...noAnswer, changedStones: 'REFUSE' },
  ]),
  question({}, [
    { ...noAnswer, decimals: 'POINT' },
    { ...noAnswer, decimals: 'COMMA' },
  ]),
];

test.each(questions)('stores one answer per question and replaces an earlier answer: %#', (asked) => {
  const [first, second] = asked.readings;
  if (first === undefined || second === undefined) throw new Error('a question has two readings');
  expect(readingOf(asked, {})).toBeNull();
  const once = withAnswer({ vendor: 'A' }, first.answer);
  expect(readingOf(asked, once)).toBe(0);
  const twice = withAnswer(once, second.answer);
  expect(readingOf(asked, twice)).toBe(1);
  expect(twice.vendor).toBe('A');
});

test('does not use the answer to one question for another', () => {
  const answered = questions.reduce(
    (profile, { readings }) => withAnswer(profile, readings[1]?.answer ?? noAnswer),
    {},
  );
  expect(questions.map((asked) => readingOf(asked, answered))).toEqual([1, 1, 1, 1, 1, 1]);
  const other = question({ column: 'Shape', value: 'PR' }, [cellIs('PR', 'Princess'), cellIs('PR', 'Pear')]);
  expect(readingOf(other, answered)).toBeNull();
});

test('formats a question as a sentence', () => {
  expect(questions.map(questionText)).toEqual([
    'Cut may mean two things',
    '“EC” in Shape may mean two things',
    'Price may mean two things',
    'Total may mean two things',
    'Stock # may mean two things',
    'The file may mean two things',
  ]);
});
