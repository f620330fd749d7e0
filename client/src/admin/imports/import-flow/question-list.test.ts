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
const cellAnswer = (from: string, to: string): Answer => ({
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
    readings: answers.map((answer, index) => ({ __typename: 'ImportReading', label: `${index}`, samples: [], answer })),
  };
}

const questions = [
  question({ column: 'Cut' }, [columnIs('Cut', 'shapeId'), columnIs('Cut', 'cutId')]),
  question({ column: 'Shape', field: 'shapeId', value: 'EC' }, [
    cellAnswer('EC', 'Emerald'),
    cellAnswer('EC', 'European Cut'),
  ]),
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

test.each(questions)('stores one answer per question, and replaces an earlier answer: %#', (question) => {
  const [first, second] = question.readings;
  if (first === undefined || second === undefined) throw new Error('a question has two readings');
  expect(readingOf(question, {})).toBeNull();
  const answeredOnce = withAnswer({ vendor: 'A' }, first.answer);
  expect(readingOf(question, answeredOnce)).toBe(0);
  const answeredTwice = withAnswer(answeredOnce, second.answer);
  expect(readingOf(question, answeredTwice)).toBe(1);
  expect(answeredTwice.vendor).toBe('A');
});

test('does not use the answer to one question for another question', () => {
  const mergedProfile = questions.reduce(
    (profile, { readings }) => withAnswer(profile, readings[1]?.answer ?? noAnswer),
    {},
  );
  expect(questions.map((question) => readingOf(question, mergedProfile))).toEqual([1, 1, 1, 1, 1, 1]);
  const other = question({ column: 'Shape', value: 'PR' }, [cellAnswer('PR', 'Princess'), cellAnswer('PR', 'Pear')]);
  expect(readingOf(other, mergedProfile)).toBeNull();
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
