import { Button, chakra, Dialog, Portal, Stack, Text } from '@chakra-ui/react';
import * as v from 'valibot';
import { FormErrors } from '../../../forms/form-errors';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import type { ImportMode, StockKind } from '../../../graphql/generated/graphql';
import { useCreateImportProfileMutation } from '../../../graphql/generated/hooks';
import { whenClosed } from '../../../ui/when-closed';
import { announceDone } from '../../kit/done';
import type { ImportProfile } from './import-profile';
import { mergeProfiles } from './merge-profiles';
import type { SavedProfile } from './use-saved-profiles';

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a name'), v.maxLength(100, 'At most 100 characters')),
  vendor: v.pipe(v.string(), v.trim(), v.maxLength(200, 'At most 200 characters')),
});

interface NewProfileDialogProps {
  readonly isOpen: boolean;
  readonly kind: StockKind;
  readonly plural: string;
  /** What it says of files. */
  readonly profile: ImportProfile;
  readonly mode: ImportMode;
  readonly skipInvalid: boolean;
  readonly onClose: () => void;
  readonly onCreated: (profile: SavedProfile) => void;
}

/** Asks what a new profile is called, and whose files it reads. */
export function NewProfileDialog({ isOpen, onClose, ...form }: NewProfileDialogProps) {
  return (
    <Dialog.Root size="sm" placement="center" open={isOpen} lazyMount unmountOnExit onOpenChange={whenClosed(onClose)}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <NewProfileForm {...form} onClose={onClose} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
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
  const [create] = useCreateImportProfileMutation({ refetchQueries: ['ImportProfiles'], awaitRefetchQueries: true });
  const { vendor } = profile;
  const form = useSchemaForm({
    schema,
    defaultValues: { name: vendor ?? '', vendor: vendor ?? '' },
    onSubmit: async (typed) => {
      const said = mergeProfiles(profile, { vendor: typed.vendor === '' ? null : typed.vendor });
      const input = { kind, name: typed.name, profile: said, mode, skipInvalid };
      const { data } = await create({ variables: { input } });
      const created = data?.createImportProfile?.profile;
      if (created !== undefined) {
        announceDone(`${created.name} is saved`);
        onCreated(created);
      }
    },
  });
  return (
    <chakra.form noValidate onSubmit={form.submit}>
      <Dialog.Header>
        <Dialog.Title>Save as profile</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="4">
          <Text color="fg.muted">For the next file of {plural} from the same vendor.</Text>
          <FormErrors control={form.control} />
          <TextField control={form.control} name="name" label="Name" size="sm" />
          <TextField
            control={form.control}
            name="vendor"
            label="Vendor"
            hint="Whose stock the files are. “Replace the stock” then takes only this vendor’s off the lists."
            isOptional
            size="sm"
          />
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button size="sm" type="button" variant="ghost" colorPalette="neutral" onClick={onClose}>
          Cancel
        </Button>
        <Button size="sm" type="submit" loading={form.formState.isSubmitting}>
          Save profile
        </Button>
      </Dialog.Footer>
    </chakra.form>
  );
}
