import { Box, Button, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { type MisfitCount, type MisfitWords, misfitSentence } from './misfit-words';

interface UnfitNoticeProps {
  readonly counts: readonly MisfitCount[];
  readonly words: MisfitWords;
  /** The parts themselves; mounted once somebody wants to see them. */
  readonly children: ReactNode;
}

/** What is not offered, how much of it and why; the parts themselves, greyed, for whoever asks. */
export function UnfitNotice({ counts, words, children }: UnfitNoticeProps) {
  const [isOpen, setOpen] = useState(false);
  const sentence = misfitSentence(counts, words);
  if (sentence === null) {
    return null;
  }
  return (
    <Box as="section" aria-label={`${words.plural} that do not fit`} borderTopWidth="1px" pt="4" mt="8">
      <Text color="fg.muted">{sentence}</Text>
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
