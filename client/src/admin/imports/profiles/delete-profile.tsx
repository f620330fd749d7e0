import { Text } from '@chakra-ui/react';
import { useDeleteImportProfileMutation } from '../../../graphql/generated/hooks';
import { DeleteSection } from '../../kit/panel/delete-section';
import type { SavedProfile } from './use-saved-profiles';

interface DeleteProfileProps {
  readonly saved: SavedProfile;
  readonly onDeleted: () => void;
}

/** Deletes a profile after a question. */
export function DeleteProfile({ saved, onDeleted }: DeleteProfileProps) {
  const [remove] = useDeleteImportProfileMutation();
  return (
    <DeleteSection
      noun="profile"
      question={`Delete ${saved.name}?`}
      note="What was imported with it stays as it is."
      remove={() => remove({ variables: { input: { id: saved.id, expectedVersion: saved.version } } })}
      failure="Error deleting import profile"
      done={`${saved.name} is deleted`}
      onDeleted={onDeleted}
    >
      <Text>This cannot be undone. Download it first to keep a copy.</Text>
    </DeleteSection>
  );
}
