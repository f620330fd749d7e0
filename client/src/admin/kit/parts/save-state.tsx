import { Button, Text } from '@chakra-ui/react';

interface SaveStateProps {
  readonly isDirty: boolean;
  readonly changed?: string;
  readonly onDiscard: () => void;
}

/** Text that shows whether a form has unsaved changes, with a button that discards them. */
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
