import { Heading, Stack, Table, Text } from '@chakra-ui/react';
import { counted } from '../../kit/count-noun';
import { RadioGroup } from '../../kit/parts/radio-group';
import { chosenField, type ImportProfile, mergeProfiles } from '../import-profile';
import type { ImportReport } from '../report/import-problems';

/** Question about an ambiguity in a file. */
export type ImportQuestion = ImportReport['questions'][number];

type Answer = ImportQuestion['readings'][number]['answer'];

/** Returns the profile entry that stores the user's answer. */
function entryOf({
  column,
  value,
  decimals,
  discountSign,
  discountScale,
  priceBasis,
  foreignCurrency,
  changedStones,
}: Answer): ImportProfile {
  return {
    ...(column !== null && { columns: [{ column: column.column, field: column.field }] }),
    ...(value !== null && { values: [{ field: value.field, from: value.from, to: value.to }] }),
    decimals,
    discountSign,
    discountScale,
    priceBasis,
    foreignCurrency,
    changedStones,
  };
}

export function withAnswer(profile: ImportProfile, answer: Answer): ImportProfile {
  return mergeProfiles(profile, entryOf(answer));
}

/** Returns whether a profile contains an answer. */
function hasAnswer(profile: ImportProfile, { column, value, ...meanings }: Answer): boolean {
  if (column !== null) {
    return chosenField(profile, column.column) === column.field;
  }
  if (value !== null) {
    const { field, from, to } = value;
    const assignment = profile.values?.find(
      (entry) => entry.field === field && entry.from?.toLowerCase() === from.toLowerCase(),
    );
    return assignment?.to === to;
  }
  const { decimals, discountSign, discountScale, priceBasis, foreignCurrency, changedStones } = meanings;
  return (
    (decimals !== null && profile.decimals === decimals) ||
    (discountSign !== null && profile.discountSign === discountSign) ||
    (discountScale !== null && profile.discountScale === discountScale) ||
    (priceBasis !== null && profile.priceBasis === priceBasis) ||
    (foreignCurrency !== null && profile.foreignCurrency === foreignCurrency) ||
    (changedStones !== null && profile.changedStones === changedStones)
  );
}

/** Returns the index of the answer stored in the profile, or null if there is none. */
export function readingOf({ readings }: ImportQuestion, profile: ImportProfile): number | null {
  const index = readings.findIndex(({ answer }) => hasAnswer(profile, answer));
  return index < 0 ? null : index;
}

/** Formats the ambiguity as a sentence: `Cut may be the shape or the cut grade`. */
export function questionText({ column, value, message }: ImportQuestion): string {
  const about = value === null ? column : column === null ? `“${value}”` : `“${value}” in ${column}`;
  return about === null ? `The file ${message}` : `${about} ${message}`;
}

interface QuestionCardProps {
  readonly question: ImportQuestion;
  /** Index of the selected answer. Null if none. */
  readonly chosen: number | null;
  readonly onChoose: (answer: ImportQuestion['readings'][number]['answer']) => void;
}

/** Card with a question and its possible answers. Each answer shows how the first cells would be read. */
function QuestionCard({ question, chosen, onChoose }: QuestionCardProps) {
  const { readings } = question;
  return (
    <RadioGroup.Root
      value={chosen === null ? null : String(chosen)}
      onValueChange={({ value }) => {
        const reading = readings[Number(value)];
        if (reading !== undefined) {
          onChoose(reading.answer);
        }
      }}
    >
      <RadioGroup.Label textStyle="md" color="fg" letterSpacing="normal">
        {questionText(question)}
      </RadioGroup.Label>
      <Table.Root size="sm" mt="2" maxWidth="3xl">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Meaning</Table.ColumnHeader>
            <Table.ColumnHeader>Sample values</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {readings.map(({ label, samples }, index) => (
            <Table.Row key={label} data-selected={chosen === index || undefined}>
              <Table.Cell py="1" width={{ base: '45%', md: '18rem' }}>
                <RadioGroup.Item value={String(index)}>
                  <RadioGroup.ItemHiddenInput />
                  <RadioGroup.ItemIndicator />
                  <RadioGroup.ItemText>{label}</RadioGroup.ItemText>
                </RadioGroup.Item>
              </Table.Cell>
              <Table.Cell py="1" color="fg.muted" overflowWrap="anywhere">
                <Text lineClamp="2">{samples.length === 0 ? 'No value' : [...new Set(samples)].join(' · ')}</Text>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </RadioGroup.Root>
  );
}

interface QuestionListProps {
  readonly questions: readonly ImportQuestion[];
  /** Profile entries that the user set on this screen. */
  readonly own: ImportProfile;
  readonly onAnswer: (own: ImportProfile) => void;
}

/** List of questions about ambiguous cells. Each answer applies to all rows. */
export function QuestionList({ questions, own, onAnswer }: QuestionListProps) {
  const open = questions.filter((question) => readingOf(question, own) === null).length;
  return (
    <section aria-label="Questions">
      <Heading as="h2" size="sm" mb="1">
        {counted(questions.length, 'question', 'questions')}
      </Heading>
      <Text color="fg.muted" mb="3" aria-live="polite">
        {open > 0
          ? 'Some values in the file are ambiguous. Each answer applies to every row of the file.'
          : 'All questions are answered. Check the file again.'}
      </Text>
      <Stack gap="6">
        {questions.map((question) => (
          <QuestionCard
            key={questionText(question)}
            question={question}
            chosen={readingOf(question, own)}
            onChoose={(answer) => onAnswer(withAnswer(own, answer))}
          />
        ))}
      </Stack>
    </section>
  );
}
