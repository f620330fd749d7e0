import { Heading, Stack, Text } from '@chakra-ui/react';
import { counted } from '../../kit/count-noun';
import type { ImportProfile } from '../import-profile';
import { type ImportQuestion, questionText, readingOf, withAnswer } from './answers';
import { QuestionCard } from './question-card';

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
