import { useAdminSupportInfoQuery } from '../../../graphql/generated/hooks';
import { SettingsScreen } from '../../kit/settings/settings-screen';
import { SupportContactsForm } from './support-contacts-form';

/** The people whom the contact page names. */
export default function SupportContactsScreen() {
  const query = useAdminSupportInfoQuery({ fetchPolicy: 'network-only' });
  return (
    <SettingsScreen
      title="Support contacts"
      lead="Whom of the house customers may ask, in the order in which the contact page names them. Drag somebody by the handle to move them."
      query={query}
      stored={query.data?.supportInfo}
      failure="Error fetching support contacts"
    >
      {(stored) => <SupportContactsForm stored={stored} reload={query.refetch} />}
    </SettingsScreen>
  );
}
