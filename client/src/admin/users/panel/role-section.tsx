import { useMutation } from '@apollo/client/react';
import { Button, Field, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { SetUserRoleDocument, type UserRecordFragment, type UserRole } from '../../../graphql/generated/graphql';
import { attempt } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-parts';
import { ChoiceSelect } from '../../kit/parts/choice-select';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { useUserChange } from '../use-user-change';
import { roleChoices, roleLabels, roleMeanings } from '../user-text';

interface RoleSectionProps {
  readonly user: UserRecordFragment;
}

/** Section for the user's role. Changes need confirmation, because they grant or remove access to the back office. */
export function RoleSection({ user }: RoleSectionProps) {
  const [chosen, setChosen] = useState<UserRole>(user.role);
  const [setRole, { loading }] = useMutation(SetUserRoleDocument);
  const send = useUserChange(user.id);
  const isChanged = chosen !== user.role;
  useUnsaved(isChanged);

  async function change(role: UserRole, before: UserRole): Promise<void> {
    const isDone = await attempt('Error changing user role', () =>
      send((userVersion) => setRole({ variables: { input: { ...userVersion, role } } })),
    );
    if (isDone) {
      setChosen(role);
      showSuccess(`${user.displayName} is now ${roleLabels[role]}`, () => void change(before, role));
    }
  }

  return (
    <PanelSection title="Role">
      <Flex align="flex-end" gap="3">
        <Field.Root>
          <Field.Label>Role</Field.Label>
          <ChoiceSelect value={chosen} choices={roleChoices} onChange={setChosen} />
        </Field.Root>
        <Button
          size="sm"
          variant="outline"
          disabled={!isChanged}
          loading={loading}
          onClick={() => void change(chosen, user.role)}
        >
          Change role
        </Button>
      </Flex>
      <Text color="fg.muted">
        {roleMeanings[chosen]}
        {isChanged && ' The user is signed out and must sign in again.'}
      </Text>
    </PanelSection>
  );
}
