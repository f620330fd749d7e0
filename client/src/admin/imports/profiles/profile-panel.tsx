import { useImportProfileQuery } from '../../../graphql/generated/hooks';
import { PanelRecord } from '../../kit/panel/panel-record';
import { ProfileEditor } from './profile-editor';

interface ProfilePanelProps {
  readonly id: string;
  readonly onDeleted: () => void;
}

/** One saved profile: how files are read by it, and which come by themselves. */
export function ProfilePanel({ id, onDeleted }: ProfilePanelProps) {
  const query = useImportProfileQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { refetch, startPolling, stopPolling } = query;
  return (
    <PanelRecord
      query={query}
      record={query.data?.importProfile}
      noun="profile"
      failure="Error fetching import profiles"
    >
      {(saved) => (
        <ProfileEditor
          saved={saved}
          readAgain={async () => (await refetch()).data?.importProfile ?? null}
          polling={{ startPolling, stopPolling }}
          onDeleted={onDeleted}
        />
      )}
    </PanelRecord>
  );
}
