import { Alert, Field } from '@chakra-ui/react';
import { TextLink } from '../../../ui/links';
import { ChoiceSelect } from '../../kit/parts/choice-select';
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
      <ChoiceSelect
        value={value ?? ''}
        choices={[
          { value: '', label: 'None: the headers say what the columns hold' },
          ...known.map(({ id, name, vendor }) => ({
            value: id,
            label: vendor === null || vendor === name ? name : `${name} (${vendor})`,
          })),
        ]}
        isDisabled={isBusy || profiles === null}
        onChange={(chosen) => onChange(known.find(({ id }) => id === chosen) ?? null)}
      />
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
