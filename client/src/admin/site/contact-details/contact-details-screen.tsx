import { useAdminContactInfoQuery } from '../../../graphql/generated/hooks';
import { SettingsScreen } from '../../kit/settings/settings-screen';
import { ContactDetailsForm } from './contact-details-form';

/** Where the house is, and how it is reached. */
export default function ContactDetailsScreen() {
  const query = useAdminContactInfoQuery({ fetchPolicy: 'network-only' });
  return (
    <SettingsScreen
      title="Contact details"
      lead="Where the house is and how it is reached: on the contact page, at the foot of every page, and on the papers of orders where their letterhead says nothing else. What is left empty is left out."
      query={query}
      stored={query.data?.contactInfo}
      failure="Error fetching contact information"
    >
      {(stored) => <ContactDetailsForm stored={stored} reload={query.refetch} />}
    </SettingsScreen>
  );
}
