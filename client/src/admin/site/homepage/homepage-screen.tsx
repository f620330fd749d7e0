import { useAdminHomepageQuery } from '../../../graphql/generated/hooks';
import { whatIsTaken } from '../../kit/media/media-kinds';
import { SettingsScreen } from '../../kit/settings/settings-screen';
import { HomepageForm } from './homepage-form';

/** Pictures and videos of the page that the shop opens with. */
export default function HomepageScreen() {
  const query = useAdminHomepageQuery({ fetchPolicy: 'network-only' });
  return (
    <SettingsScreen
      title="Homepage"
      lead={`Pictures and videos of the page that the shop opens with. The preview shows what you have dropped; the shop shows it once you save. Taken are ${whatIsTaken('picture')}, and ${whatIsTaken('video')}.`}
      query={query}
      stored={query.data?.homepage}
      failure="Error fetching homepage configuration"
    >
      {(stored) => <HomepageForm stored={stored} reload={query.refetch} />}
    </SettingsScreen>
  );
}
