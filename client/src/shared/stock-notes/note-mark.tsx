import { HStack, Text } from '@chakra-ui/react';
import { StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoteMarkProps {
  /** The viewer's note; null if there is none. */
  readonly note: string | null | undefined;
}

/** Mark for an item with a note. The note is part of the mark's accessible name. */
export function NoteMark({ note }: NoteMarkProps) {
  return note == null ? null : <StickyNote size={14} strokeWidth={1.5} aria-label={`Your note: ${note}`} />;
}

/** The viewer's note on a card. */
export function CardNote({ note }: NoteMarkProps) {
  return note == null ? null : (
    <Text textStyle="sm" color="fg.muted" lineClamp="2">
      <StickyNote size={14} strokeWidth={1.5} aria-label="Your note" style={{ display: 'inline' }} /> {note}
    </Text>
  );
}

/** Stock number with a mark if the item has a note. */
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
