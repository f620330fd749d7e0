import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { MediaSlot } from './media/media-slot';
import { showSuccess } from './success-toast';
import { useUnsaved } from './unsaved-changes';

interface LogoFormProps {
  /** URL of the current logo. Null if there is none. */
  readonly logoUrl: string | null;
  /** Sentence that describes the effect of having no logo. */
  readonly without: string;
  /** Saves a picture, or removes the logo if null. Resolves to true on success; shows a notice on failure. */
  readonly onSave: (image: File | null) => Promise<boolean>;
  readonly isSaving: boolean;
}

export function LogoForm({ logoUrl, without, onSave, isSaving }: LogoFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  useUnsaved(file !== null);

  async function save(image: File | null): Promise<void> {
    const isDone = await onSave(image);
    if (isDone) {
      setFile(null);
      setRemoving(false);
      showSuccess(image === null ? 'Logo removed' : 'Logo saved');
    }
  }

  return (
    <>
      <MediaSlot
        label="Logo"
        isLogo
        value={file ?? logoUrl}
        stored={logoUrl}
        without={without}
        onChange={(media) => {
          setFile(media instanceof File ? media : null);
          setRemoving(media === null && logoUrl !== null);
        }}
      >
        {file !== null && (
          <Button size="xs" loading={isSaving} onClick={() => void save(file)}>
            Save logo
          </Button>
        )}
      </MediaSlot>
      <ConfirmDialog
        isOpen={isRemoving}
        title="Remove the logo?"
        confirmLabel="Remove logo"
        isDestructive
        isPending={isSaving}
        onConfirm={() => void save(null)}
        onCancel={() => setRemoving(false)}
      >
        <Text>{without}</Text>
      </ConfirmDialog>
    </>
  );
}
