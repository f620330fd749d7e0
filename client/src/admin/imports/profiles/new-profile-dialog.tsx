import { useMutation } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import * as v from 'valibot';
import { DialogForm, DialogFrame } from '../../../forms/dialog/dialog-form';
import { optionalTextUpTo, requiredText } from '../../../forms/field-rules';
import { FormErrors } from '../../../forms/form-errors';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { CreateImportProfileDocument, type ImportMode, type StockKind } from '../../../graphql/generated/graphql';
import { showSuccess } from '../../kit/success-toast';
import { type ImportProfile, mergeProfiles } from '../import-profile';
import type { SavedProfile } from './use-saved-profiles';

const schema = v.object({
  name: requiredText('Enter a name', 100),
  vendor: optionalTextUpTo(200),
});

interface NewProfileDialogProps {
  readonly isOpen: boolean;
  readonly kind: StockKind;
  readonly plural: string;
  readonly profile: ImportProfile;
  readonly mode: ImportMode;
  readonly skipInvalid: boolean;
  readonly onClose: () => void;
  readonly onCreated: (profile: SavedProfile) => void;
}

/** Dialog that asks for the name and vendor of a new profile. */
export function NewProfileDialog({ isOpen, onClose, ...form }: NewProfileDialogProps) {
  return (
    <DialogFrame size="sm" placement="center" isOpen={isOpen} onClose={onClose}>
      <NewProfileForm {...form} onClose={onClose} />
    </DialogFrame>
  );
}

function NewProfileForm({
  kind,
  plural,
  profile,
  mode,
  skipInvalid,
  onClose,
  onCreated,
}: Omit<NewProfileDialogProps, 'isOpen'>) {
  const [create] = useMutation(CreateImportProfileDocument, {
    refetchQueries: ['ImportProfiles'],
    awaitRefetchQueries: true,
  });
  const { vendor } = profile;
  const form = useSchemaForm({
    schema,
    defaultValues: { name: vendor ?? '', vendor: vendor ?? '' },
    onSubmit: async (typed) => {
      const mergedProfile = mergeProfiles(profile, { vendor: typed.vendor });
      const input = { kind, name: typed.name, profile: mergedProfile, mode, skipInvalid };
      const { data } = await create({ variables: { input } });
      const created = data?.createImportProfile?.profile;
      if (created !== undefined) {
        showSuccess(`${created.name} saved`);
        onCreated(created);
      }
    },
  });
  return (
    <DialogForm
      title="Save as profile"
      submitLabel="Save profile"
      isPending={form.formState.isSubmitting}
      onSubmit={form.submit}
      onCancel={onClose}
    >
      <Text color="fg.muted">For future files of {plural} from the same vendor.</Text>
      <FormErrors control={form.control} />
      <TextField control={form.control} name="name" label="Name" size="sm" />
      <TextField
        control={form.control}
        name="vendor"
        label="Vendor"
        hint="Vendor of the stock in the files. “Replace stock” then deactivates only items of this vendor."
        isOptional
        size="sm"
      />
    </DialogForm>
  );
}
