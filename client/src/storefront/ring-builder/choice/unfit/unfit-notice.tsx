import { Box, Button, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { goneSentence, type MisfitCount, type MisfitWords, misfitSentence } from './misfit-text';

interface UnfitNoticeProps {
  readonly counts: readonly MisfitCount[];
  /** How many fit and cannot be had. */
  readonly gone?: number;
  readonly words: MisfitWords;
  /** The parts themselves; mounted once somebody wants to see them. */
  readonly children: ReactNode;
}

/** What is not offered, how much of it and why; the parts themselves, greyed, for whoever asks. */
export function UnfitNotice({ counts, gone = 0, words, children }: UnfitNoticeProps) {
  const [isOpen, setOpen] = useState(false);
  const sentences = [misfitSentence(counts, words), goneSentence(gone, words)].filter((sentence) => sentence !== null);
  if (sentences.length === 0) {
    return null;
  }
  return (
    <Box as="section" aria-label={`${words.plural} that are not offered`} borderTopWidth="1px" pt="4" mt="8">
      {sentences.map((sentence) => (
        <Text key={sentence} color="fg.muted">
          {sentence}
        </Text>
      ))}
      <Button
        mt="2"
        size="sm"
        variant="outline"
        colorPalette="neutral"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide them' : 'Show them'}
      </Button>
      {isOpen && children}
    </Box>
  );
}
