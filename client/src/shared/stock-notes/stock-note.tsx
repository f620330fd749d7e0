import { Box, Button, Text } from '@chakra-ui/react';
import { StickyNote } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '../../session/session-context';
import { useLoaded } from '../../ui/on-demand';
import type { NoteEditorProps, StockNoteProps } from './open-note-editor';

const loadEditor = () => import('./open-note-editor');

/** The viewer's private note on a stock item, with an editor. Hidden from visitors. */
export function StockNote({ item, kind }: StockNoteProps) {
  const [isEdited, setEdited] = useState(false);
  const NoteEditor = useLoaded<NoteEditorProps>(loadEditor, isEdited);
  if (useCurrentUser() === null) {
    return null;
  }
  if (isEdited && NoteEditor !== null) {
    return <NoteEditor item={item} kind={kind} onDone={() => setEdited(false)} />;
  }
  return (
    <Box>
      {item.note !== null && (
        <Text bg="bg.subtle" p="3" mb="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {item.note}
        </Text>
      )}
      <Button size="sm" variant="ghost" colorPalette="neutral" onClick={() => setEdited(true)}>
        <StickyNote strokeWidth={1.5} aria-hidden />
        {item.note === null ? 'Add a note' : 'Change your note'}
      </Button>
    </Box>
  );
}
