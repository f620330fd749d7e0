import type { UserRecordFragment } from '../../../graphql/generated/graphql';
import { useSetUserLogoMutation } from '../../../graphql/generated/hooks';
import { attempt } from '../../kit/failure';
import { LogoForm } from '../../kit/logo-form';
import { useUserChange } from '../use-user-change';

interface UserLogoProps {
  readonly user: UserRecordFragment;
}

/** The user's logo. */
export function UserLogo({ user }: UserLogoProps) {
  const [setLogo, { loading }] = useSetUserLogoMutation();
  const send = useUserChange(user.id);
  return (
    <LogoForm
      logoUrl={user.logoUrl}
      without={`The shop shows its own name to ${user.displayName} until you upload another one.`}
      onSave={(image) =>
        attempt('Error updating agent logo', () =>
          send((known) => setLogo({ variables: { input: { ...known, image } } })),
        )
      }
      isSaving={loading}
    />
  );
}
