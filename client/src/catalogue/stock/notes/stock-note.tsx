import { Box, Button, HStack, Text, Textarea } from '@chakra-ui/react';
import { StickyNote } from 'lucide-react';
import { useId, useState } from 'react';
import { errorText } from '../../../graphql/error-text';
import type { StockKind } from '../../../graphql/generated/graphql';
import { useSetStockNoteMutation } from '../../../graphql/generated/hooks';
import { useCurrentUser } from '../../../session/session-context';
import { toaster } from '../../../ui/toaster';

/** The server keeps no longer ones. */
const LONGEST = 1_000;

interface StockNoteProps {
  readonly item: { readonly id: string; readonly note: string | null };
  readonly kind: StockKind;
}

interface NoteEditorProps extends StockNoteProps {
  readonly onDone: () => void;
}

function NoteEditor({ item, kind, onDone }: NoteEditorProps) {
  const id = useId();
  const [text, setText] = useState(item.note ?? '');
  const [save, { loading }] = useSetStockNoteMutation();

  async function keep(): Promise<void> {
    try {
      await save({ variables: { input: { kind, id: item.id, text: text.trim() === '' ? null : text } } });
      onDone();
    } catch (error) {
      toaster.error({ title: 'The note was not saved', description: errorText(error) });
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <Text as="label" display="block" textStyle="sm" color="fg.muted" {...{ htmlFor: id }}>
        Your note. Nobody else reads it.
      </Text>
      <Textarea
        id={id}
        autoFocus
        rows={3}
        maxLength={LONGEST}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <HStack mt="2">
        <Button type="submit" size="sm" loading={loading}>
          Save the note
        </Button>
        <Button size="sm" variant="ghost" colorPalette="neutral" onClick={onDone}>
          Cancel
        </Button>
      </HStack>
    </form>
  );
}

/** What somebody has noted to themselves about an item of stock, and how they change it; nothing for visitors. */
export function StockNote({ item, kind }: StockNoteProps) {
  const [isEdited, setEdited] = useState(false);
  if (useCurrentUser() === null) {
    return null;
  }
  if (isEdited) {
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
        {item.note === null ? 'Add a note of your own' : 'Change your note'}
      </Button>
    </Box>
  );
}
