import { Stack, type StackProps, Text } from '@chakra-ui/react';

/** Splits plain text into paragraphs at blank lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

interface ParagraphsProps extends StackProps {
  readonly text: string;
}

/** Renders plain text as paragraphs, preserving line breaks. */
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
