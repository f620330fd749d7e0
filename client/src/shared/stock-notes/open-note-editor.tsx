import { useMutation } from '@apollo/client/react';
import { Button, HStack, Text, Textarea } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { errorText } from '../../graphql/error-text';
import { SetStockNoteDocument, type StockKind } from '../../graphql/generated/graphql';
import { toaster } from '../../ui/toaster';

/** Maximum length of a note. Must match the server. */
const MAX_LENGTH = 1_000;

export interface StockNoteProps {
  readonly item: { readonly id: string; readonly note: string | null };
  readonly kind: StockKind;
}

export interface NoteEditorProps extends StockNoteProps {
  readonly onDone: () => void;
}

/** Note editor of `StockNote`, loaded on demand. */
export default function OpenNoteEditor({ item, kind, onDone }: NoteEditorProps) {
  const id = useId();
  const [text, setText] = useState(item.note ?? '');
  const [save, { loading }] = useMutation(SetStockNoteDocument);

  async function saveNote(): Promise<void> {
    try {
      await save({ variables: { input: { kind, id: item.id, text: text.trim() === '' ? null : text } } });
      onDone();
    } catch (error) {
      toaster.error({ title: 'The note could not be saved', description: errorText(error) });
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void saveNote();
      }}
    >
      <Text as="label" display="block" textStyle="sm" color="fg.muted" {...{ htmlFor: id }}>
        Your note. Only you can see it.
      </Text>
      <Textarea
        id={id}
        autoFocus
        rows={3}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <HStack mt="2">
        <Button type="submit" size="sm" loading={loading}>
          Save note
        </Button>
        <Button size="sm" variant="ghost" colorPalette="neutral" onClick={onDone}>
          Cancel
        </Button>
      </HStack>
    </form>
  );
}
