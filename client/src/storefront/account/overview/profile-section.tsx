import { DataList, Text } from '@chakra-ui/react';
import type { AccountFactsFragment } from '../../../graphql/generated/graphql';
import { formatDate } from '../../../ui/dates';
import { TextLink } from '../../../ui/links';
import { AccountSection } from './account-section';
import { ProfileForm } from './profile-form';

interface ProfileSectionProps {
  readonly user: AccountFactsFragment;
}

/** Who the account belongs to. */
export function ProfileSection({ user }: ProfileSectionProps) {
  const primary = user.addresses.find(({ isPrimary }) => isPrimary);
  return (
    <AccountSection
      title="Profile"
      lead="Your name stands on orders and their papers. The email is what you sign in with; to change it, write to the house."
    >
      <DataList.Root>
        <DataList.Item>
          <DataList.ItemLabel>Email</DataList.ItemLabel>
          <DataList.ItemValue overflowWrap="anywhere">{user.email}</DataList.ItemValue>
        </DataList.Item>
        {user.businessType !== null && (
          <DataList.Item>
            <DataList.ItemLabel>Business type</DataList.ItemLabel>
            <DataList.ItemValue>{user.businessType.name}</DataList.ItemValue>
          </DataList.Item>
        )}
        <DataList.Item>
          <DataList.ItemLabel>Registered</DataList.ItemLabel>
          <DataList.ItemValue>{formatDate(user.registrationDate)}</DataList.ItemValue>
        </DataList.Item>
      </DataList.Root>
      {primary === undefined ? (
        <Text textStyle="md">
          The name comes with your first address. <TextLink to="/account/addressbook">Add one</TextLink>
        </Text>
      ) : (
        <ProfileForm key={primary.version} address={primary} />
      )}
    </AccountSection>
  );
}
