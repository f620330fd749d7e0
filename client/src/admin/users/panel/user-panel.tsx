import { errorText } from '../../../graphql/error-text';
import { useAdminUserQuery } from '../../../graphql/generated/hooks';
import { PanelBody, PanelError, PanelHeader, PanelSkeleton } from '../../kit/panel-parts';
import { AccessSection } from './access-section';
import { AccountSection } from './account-section';
import { ApprovalSection } from './approval-section';
import { BlockSection } from './block-section';
import { BrandSection } from './brand-section';
import { DeleteSection } from './delete-section';
import { MarkupsSection } from './markups-section';
import { RoleSection } from './role-section';

interface UserPanelProps {
  readonly id: string;
  readonly onDeleted: (id: string) => void;
}

/** One user: what they may do, what they pay and see, and what is known of them. */
export function UserPanel({ id, onDeleted }: UserPanelProps) {
  const { data, loading, error, refetch } = useAdminUserQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const user = data?.user;
  if (user == null) {
    if (loading) {
      return <PanelSkeleton />;
    }
    return error === undefined ? (
      <PanelError title="No such user" description="The account has been deleted." />
    ) : (
      <PanelError title="Error fetching users" description={errorText(error)} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      <PanelHeader title={user.displayName} note={user.displayName === user.email ? undefined : user.email} />
      <PanelBody>
        <ApprovalSection user={user} />
        <BlockSection user={user} />
        <RoleSection user={user} />
        <MarkupsSection user={user} />
        <AccessSection user={user} />
        <BrandSection user={user} />
        <AccountSection user={user} />
        <DeleteSection user={user} onDeleted={() => onDeleted(id)} />
      </PanelBody>
    </>
  );
}
