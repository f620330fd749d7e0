import { Button, Text } from '@chakra-ui/react';

interface SaveStateProps {
  readonly isDirty: boolean;
  readonly changed?: string;
  readonly onDiscard: () => void;
}

/** Save state of a form, shown next to its buttons, with a button that discards the changes. */
export function SaveState({ isDirty, changed = 'Unsaved changes', onDiscard }: SaveStateProps) {
  return (
    <>
      <Text me="auto" color="fg.muted" aria-live="polite">
        {isDirty ? changed : 'All changes saved'}
      </Text>
      {isDirty && (
        <Button size="sm" variant="ghost" colorPalette="neutral" onClick={onDiscard}>
          Discard
        </Button>
      )}
    </>
  );
}
