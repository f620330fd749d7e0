import type { UserRecordFragment } from '../../../graphql/generated/graphql';
import { formatDateTime } from '../../../ui/dates';
import { Fact, FactList } from '../../../ui/fact-list';
import { PanelSection } from '../../kit/panel/panel-section';

interface AccountSectionProps {
  readonly user: UserRecordFragment;
}

/** What has happened with the account, for reading only. */
export function AccountSection({ user }: AccountSectionProps) {
  return (
    <PanelSection title="Account">
      <FactList>
        <Fact label="Email confirmed">{user.isEmailConfirmed ? 'Yes' : 'No'}</Fact>
        <Fact label="Registered">{formatDateTime(user.registrationDate)}</Fact>
        <Fact label="Last sign-in">{user.lastLoginDate === null ? 'Never' : formatDateTime(user.lastLoginDate)}</Fact>
      </FactList>
    </PanelSection>
  );
}
