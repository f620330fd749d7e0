import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useDeleteImportProfileMutation } from '../../../graphql/generated/hooks';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { announceDone } from '../../kit/done';
import { attempt } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-section';
import type { SavedProfile } from './use-saved-profiles';

interface DeleteProfileProps {
  readonly saved: SavedProfile;
  readonly onDeleted: () => void;
}

/** Deletes a profile after a question. */
export function DeleteProfile({ saved, onDeleted }: DeleteProfileProps) {
  const [remove, { loading }] = useDeleteImportProfileMutation();
  const [isAsking, setAsking] = useState(false);

  async function removeIt(): Promise<void> {
    const input = { id: saved.id, expectedVersion: saved.version };
    const isDone = await attempt('Error deleting import profile', () => remove({ variables: { input } }));
    setAsking(false);
    if (isDone) {
      announceDone(`${saved.name} is deleted`);
      onDeleted();
    }
  }

  return (
    <PanelSection title="Delete">
      <Flex align="center" justify="space-between" gap="4">
        <Text color="fg.muted">What was imported with it stays as it is.</Text>
        <Button size="sm" variant="outline" colorPalette="danger" flexShrink="0" onClick={() => setAsking(true)}>
          Delete profile
        </Button>
      </Flex>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete ${saved.name}?`}
        confirmLabel="Delete profile"
        isDestructive
        isPending={loading}
        onConfirm={() => void removeIt()}
        onCancel={() => setAsking(false)}
      >
        <Text>This cannot be taken back. Download it first to keep what it says.</Text>
      </ConfirmDialog>
    </PanelSection>
  );
}
