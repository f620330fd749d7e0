import { useAdminAboutUsQuery } from '../../../graphql/generated/hooks';
import { SettingsScreen } from '../../kit/settings/settings-screen';
import { AboutUsForm } from './about-us-form';

/** The page on which the house speaks of itself. */
export default function AboutUsScreen() {
  const query = useAdminAboutUsQuery({ fetchPolicy: 'network-only' });
  return (
    <SettingsScreen
      title="About us"
      lead="The text and pictures of the About us page. The preview shows what you type; the shop shows it once you save."
      query={query}
      stored={query.data?.aboutUs}
      failure="Error fetching about us configuration"
    >
      {(stored) => <AboutUsForm stored={stored} reload={query.refetch} />}
    </SettingsScreen>
  );
}
