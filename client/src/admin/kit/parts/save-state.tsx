import { Button, Text } from '@chakra-ui/react';

interface SaveStateProps {
  readonly isDirty: boolean;
  /** What is said of a form that was changed. */
  readonly changed?: string;
  readonly onDiscard: () => void;
}

/** Beside the button that saves a form: how it stands, and the way back. */
export function SaveState({ isDirty, changed = 'Changed, not saved', onDiscard }: SaveStateProps) {
  return (
    <>
      <Text me="auto" color="fg.muted" aria-live="polite">
        {isDirty ? changed : 'Everything is saved'}
      </Text>
      {isDirty && (
        <Button size="sm" variant="ghost" colorPalette="neutral" onClick={onDiscard}>
          Discard
        </Button>
      )}
    </>
  );
}
