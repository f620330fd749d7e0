import { Table, Text } from '@chakra-ui/react';
import { RadioGroup } from '../../kit/parts/radio-group';
import { type ImportQuestion, questionText } from './answers';

interface QuestionCardProps {
  readonly question: ImportQuestion;
  /** Place of the reading that is chosen; `null`: none is. */
  readonly chosen: number | null;
  readonly onChoose: (answer: ImportQuestion['readings'][number]['answer']) => void;
}

/** One question: its readings, each with what the first cells would become. */
export function QuestionCard({ question, chosen, onChoose }: QuestionCardProps) {
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
