import { Stack, type StackProps, Text } from '@chakra-ui/react';

/** Splits plain text into paragraphs at empty lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

interface ParagraphsProps extends StackProps {
  readonly text: string;
}

/** A plain text set as one: paragraphs, and lines where its writer broke them. */
export function Paragraphs({ text, ...rest }: ParagraphsProps) {
  return (
    <Stack gap="4" maxW="prose" {...rest}>
      {paragraphsOf(text).map((paragraph) => (
        <Text key={paragraph} whiteSpace="pre-line">
          {paragraph}
        </Text>
      ))}
    </Stack>
  );
}
