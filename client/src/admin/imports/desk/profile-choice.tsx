import { Alert, Field, NativeSelect } from '@chakra-ui/react';
import { TextLink } from '../../../ui/links';
import type { SavedProfile } from '../profiles/use-saved-profiles';

interface ProfileChoiceProps {
  /** Saved profiles of such stock; `null` while they are read. */
  readonly profiles: readonly SavedProfile[] | null;
  /** Why they could not be read. */
  readonly problem: string | null;
  readonly value: string | null;
  readonly isBusy: boolean;
  readonly onChange: (profile: SavedProfile | null) => void;
}

/** The saved profile by which a file is read. */
export function ProfileChoice({ profiles, problem, value, isBusy, onChange }: ProfileChoiceProps) {
  const known = profiles ?? [];
  return (
    <Field.Root maxWidth="24rem">
      <Field.Label>Saved profile</Field.Label>
      <NativeSelect.Root size="sm" disabled={isBusy || profiles === null}>
        <NativeSelect.Field
          value={value ?? ''}
          onChange={({ target }) => onChange(known.find(({ id }) => id === target.value) ?? null)}
        >
          <option value="">None: the headers say what the columns hold</option>
          {known.map(({ id, name, vendor }) => (
            <option key={id} value={id}>
              {vendor === null || vendor === name ? name : `${name} (${vendor})`}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {problem !== null && (
        <Alert.Root status="warning">
          <Alert.Content>
            <Alert.Title>The saved profiles could not be read</Alert.Title>
            <Alert.Description>{problem}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <Field.HelperText>
        How the files of a vendor are read. <TextLink to="/admin/imports/profiles">All profiles</TextLink>
      </Field.HelperText>
    </Field.Root>
  );
}
