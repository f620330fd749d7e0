import { Text } from '@chakra-ui/react';
import type { UserRecordFragment } from '../../../graphql/generated/graphql';
import { PanelSection } from '../../kit/panel/panel-section';
import { ColorForm } from './color-form';
import { DomainForm } from './domain-form';
import { UserLogo } from './user-logo';

interface BrandSectionProps {
  readonly user: UserRecordFragment;
}

/** How the shop looks for the user and on their domain. */
export function BrandSection({ user }: BrandSectionProps) {
  return (
    <PanelSection title="Logo, colour and domain">
      {user.role === 'USER' && (
        <Text color="fg.muted">An agent shows these to their own customers. Give the role Agent for that.</Text>
      )}
      <UserLogo user={user} />
      <ColorForm user={user} />
      <DomainForm user={user} />
    </PanelSection>
  );
}
