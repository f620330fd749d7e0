import { chakra, Field } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { useCreateImportProfileMutation } from '../../../graphql/generated/hooks';
import { stockIndex } from '../../../graphql/generated/stock/stock-index';
import { announced } from '../../kit/failure';
import { usePanel } from '../../kit/panel/panel-context';
import { NewRecordFooter, PanelBody, PanelHeader } from '../../kit/panel/panel-parts';
import { ChoiceSelect } from '../../kit/parts/choice-select';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import type { ImportProfile } from '../import-profile';
import { FieldsOfKind } from './form/profile-fields';
import { blankProfile, profileForm, sentProfile } from './form/profile-form';

const kindChoices = stockIndex.map(({ kind, title }) => ({ value: kind, label: title }));

/** What a file said of a profile that is about to be. */
export interface ProfileDraft {
  readonly name: string;
  readonly profile: ImportProfile;
}

interface NewProfilePanelProps {
  readonly draft: ProfileDraft | null;
  readonly onCreated: () => void;
}

/** The panel of a profile that is about to be: once created, its own panel opens. */
export function NewProfilePanel({ draft, onCreated }: NewProfilePanelProps) {
  const { open } = usePanel();
  const formId = useId();
  const [kind, setKind] = useState(stockIndex[0]?.kind ?? 'DIAMOND');
  const [create] = useCreateImportProfileMutation();
  const form = useSchemaForm({
    schema: profileForm,
    formId,
    defaultValues: blankProfile(draft?.name, draft?.profile),
    onSubmit: (typed) =>
      announced('Error saving import profile', async () => {
        const { data } = await create({ variables: { input: { kind, ...sentProfile(typed) } } });
        const created = data?.createImportProfile?.profile;
        letLeave();
        showSuccess(`${created?.name ?? 'The profile'} is created`);
        onCreated();
        open(created?.id ?? null);
      }),
  });
  const { isDirty, isSubmitting } = form.formState;
  const letLeave = useUnsaved(isDirty || draft !== null);

  return (
    <>
      <PanelHeader title="New profile" note={draft === null ? undefined : `From ${draft.name}`} />
      <PanelBody>
        <chakra.form id={formId} data-record noValidate onSubmit={form.submit}>
          <Field.Root mb="4">
            <Field.Label>What the files hold</Field.Label>
            <ChoiceSelect value={kind} choices={kindChoices} onChange={setKind} />
            <Field.HelperText>It cannot be changed later.</Field.HelperText>
          </Field.Root>
          <FieldsOfKind kind={kind} control={form.control} hasPassword={false} />
        </chakra.form>
      </PanelBody>
      <NewRecordFooter formId={formId} isSubmitting={isSubmitting} />
    </>
  );
}
