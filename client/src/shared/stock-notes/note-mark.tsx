import { HStack, Text } from '@chakra-ui/react';
import { StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoteMarkProps {
  /** What the viewer has noted, `null` where nothing. */
  readonly note: string | null | undefined;
}

/** In a row: that the viewer has noted something, which is told to whoever asks. */
export function NoteMark({ note }: NoteMarkProps) {
  return note == null ? null : <StickyNote size={14} strokeWidth={1.5} aria-label={`Your note: ${note}`} />;
}

/** On a card: what the viewer has noted. */
export function CardNote({ note }: NoteMarkProps) {
  return note == null ? null : (
    <Text textStyle="sm" color="fg.muted" lineClamp="2">
      <StickyNote size={14} strokeWidth={1.5} aria-label="Your note" style={{ display: 'inline' }} /> {note}
    </Text>
  );
}

/** A stock number, with the mark of a note. */
export function notedNumber({ stockNumber, note }: { stockNumber: string } & NoteMarkProps): ReactNode {
  return note == null ? (
    stockNumber
  ) : (
    <HStack as="span" gap="2" display="inline-flex" verticalAlign="middle">
      {stockNumber}
      <NoteMark note={note} />
    </HStack>
  );
}
