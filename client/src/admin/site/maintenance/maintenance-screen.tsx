import { useAdminMaintenanceQuery } from '../../../graphql/generated/hooks';
import { SettingsScreen } from '../../kit/settings/settings-screen';
import { MaintenanceForm } from './maintenance-form';

/** Closes the shop while the house works on it. */
export default function MaintenanceScreen() {
  const query = useAdminMaintenanceQuery({ fetchPolicy: 'network-only' });
  return (
    <SettingsScreen
      title="Maintenance"
      lead="While the shop is closed everybody but administrators gets the page that the preview shows. The back office stays open, and says so on every screen."
      query={query}
      stored={query.data?.maintenance}
      failure="Error fetching maintenanance information"
    >
      {(stored) => <MaintenanceForm stored={stored} reload={query.refetch} />}
    </SettingsScreen>
  );
}
