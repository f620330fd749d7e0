import { useAdminUserQuery } from '../../../graphql/generated/hooks';
import { PanelBody, PanelHeader } from '../../kit/panel/panel-parts';
import { PanelRecord } from '../../kit/panel/panel-record';
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
  const query = useAdminUserQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <PanelRecord query={query} record={query.data?.user} noun="user" failure="Error fetching users">
      {(user) => (
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
      )}
    </PanelRecord>
  );
}
