import { useMutation } from '@apollo/client/react';
import { Alert, Button, chakra, Drawer, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { DeleteImportProfileDocument, UpdateImportProfileDocument } from '../../../graphql/generated/graphql';
import { isStale } from '../../../graphql/stale-version';
import { Conflict } from '../../kit/conflict/conflict';
import { announceFailure, attempt } from '../../kit/failure';
import { DeleteSection } from '../../kit/panel/delete-section';
import { PanelBody, PanelHeader } from '../../kit/panel/panel-parts';
import { SaveState } from '../../kit/parts/save-state';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { kindLabels } from '../runs/run-list';
import { FieldsOfKind } from './form/profile-fields';
import { profileForm, sentProfile, typedProfile } from './form/profile-form';
import { type Polling, ProfileState } from './profile-state';
import type { SavedProfile } from './use-saved-profiles';

interface DeleteProfileProps {
  readonly saved: SavedProfile;
  readonly onDeleted: () => void;
}

/** Button that deletes a profile after confirmation. */
function DeleteProfile({ saved, onDeleted }: DeleteProfileProps) {
  const [remove] = useMutation(DeleteImportProfileDocument);
  return (
    <DeleteSection
      noun="profile"
      question={`Delete ${saved.name}?`}
      note="Stock imported with this profile is not affected."
      remove={() => remove({ variables: { input: { id: saved.id, expectedVersion: saved.version } } })}
      failure="Error deleting import profile"
      doneText={`${saved.name} deleted`}
      onDeleted={onDeleted}
    >
      <Text>This cannot be undone. Download it first to keep a copy.</Text>
    </DeleteSection>
  );
}

/** Notice that another administrator has saved the profile while it was open. */
function ProfileConflict({ onTakeTheirs }: { readonly onTakeTheirs: () => void }) {
  return (
    <Conflict
      title="Another administrator changed this profile while you were editing it"
      actions={
        <Button variant="outline" onClick={onTakeTheirs}>
          Load their changes
        </Button>
      }
    >
      <Alert.Description>Load their changes, then make yours again.</Alert.Description>
    </Conflict>
  );
}

interface ProfileEditorProps {
  readonly saved: SavedProfile;
  /** Refetches the profile, bypassing the cache. */
  readonly refetch: () => Promise<SavedProfile | null>;
  readonly polling: Polling;
  readonly onDeleted: () => void;
}

export function ProfileEditor({ saved, refetch, polling, onDeleted }: ProfileEditorProps) {
  const formId = useId();
  const [update] = useMutation(UpdateImportProfileDocument);
  /** Version that the form values are based on. If another administrator saves a newer version, there is a conflict. */
  const [base, setBase] = useState(saved);
  const [hasConflict, setHasConflict] = useState(false);
  const form = useSchemaForm({
    schema: profileForm,
    defaultValues: typedProfile(saved),
    onSubmit: async (typed) => {
      try {
        const input = { id: base.id, expectedVersion: base.version, set: sentProfile(typed) };
        const { data } = await update({ variables: { input } });
        resetTo(data?.updateImportProfile?.profile ?? base);
        showSuccess(`${typed.name} saved`);
      } catch (error) {
        setHasConflict(isStale(error));
        announceFailure('Error saving import profile', error);
        throw error;
      }
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty);

  async function takeTheirs(): Promise<void> {
    const latest = await refetch();
    if (latest !== null) {
      resetTo(latest);
    }
  }

  function resetTo(saved: SavedProfile): void {
    setBase(saved);
    setHasConflict(false);
    form.reset(typedProfile(saved));
  }

  return (
    <>
      <PanelHeader title={base.name} note={kindLabels[base.kind]} />
      <PanelBody>
        <ProfileState saved={saved} polling={polling} />
        {hasConflict && (
          <ProfileConflict onTakeTheirs={() => void attempt('Error fetching import profiles', takeTheirs)} />
        )}
        <chakra.form id={formId} data-record noValidate mt="6" onSubmit={form.submit}>
          <FieldsOfKind kind={base.kind} control={form.control} hasPassword={base.fetch?.hasPassword ?? false} />
        </chakra.form>
        <DeleteProfile saved={saved} onDeleted={onDeleted} />
      </PanelBody>
      <Drawer.Footer py="3">
        <SaveState isDirty={isDirty} onDiscard={() => form.reset()} />
        <Button size="sm" type="submit" form={formId} disabled={!isDirty || hasConflict} loading={isSubmitting}>
          Save
        </Button>
      </Drawer.Footer>
    </>
  );
}
