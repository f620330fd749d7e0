import { Heading, Stack, Table, Text } from '@chakra-ui/react';
import { counted } from '../../kit/count-noun';
import { RadioGroup } from '../../kit/parts/radio-group';
import type { ImportProfile } from '../import-profile';
import { type ImportQuestion, questionText, readingOf, withAnswer } from './answers';

interface QuestionCardProps {
  readonly question: ImportQuestion;
  /** Place of the reading that is chosen; `null`: none is. */
  readonly chosen: number | null;
  readonly onChoose: (answer: ImportQuestion['readings'][number]['answer']) => void;
}

/** One question: its readings, each with what the first cells would become. */
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
            <Table.ColumnHeader>The first cells are then</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {readings.map(({ label, samples }, at) => (
            <Table.Row key={label} data-selected={chosen === at || undefined}>
              <Table.Cell py="1" width={{ base: '45%', md: '18rem' }}>
                <RadioGroup.Item value={String(at)}>
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
  /** What was chosen on the screen. */
  readonly own: ImportProfile;
  readonly onAnswer: (own: ImportProfile) => void;
}

/** What may mean two things in a file: each is asked once, however many rows have it. */
export function QuestionList({ questions, own, onAnswer }: QuestionListProps) {
  const open = questions.filter((question) => readingOf(question, own) === null).length;
  return (
    <section aria-label="Questions">
      <Heading as="h2" size="sm" mb="1">
        {counted(questions.length, 'question', 'questions')}
      </Heading>
      <Text color="fg.muted" mb="3" aria-live="polite">
        {open > 0
          ? 'The file does not say what it means here. Each is asked once, however many rows have it.'
          : 'All of them are answered. Check the file again.'}
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
