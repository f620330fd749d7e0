import { apiErrorOf } from '../../../graphql/api-error';
import { errorText } from '../../../graphql/error-text';
import { useImportProfileQuery } from '../../../graphql/generated/hooks';
import { PanelError, PanelSkeleton } from '../../kit/panel-parts';
import { ProfileEditor } from './profile-editor';

interface ProfilePanelProps {
  readonly id: string;
  readonly onDeleted: () => void;
}

/** One saved profile: how files are read by it, and which come by themselves. */
export function ProfilePanel({ id, onDeleted }: ProfilePanelProps) {
  const { data, loading, error, refetch, startPolling, stopPolling } = useImportProfileQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const saved = data?.importProfile;
  if (saved != null) {
    return (
      <ProfileEditor
        saved={saved}
        readAgain={async () => (await refetch()).data?.importProfile ?? null}
        polling={{ startPolling, stopPolling }}
        onDeleted={onDeleted}
      />
    );
  }
  if (loading) {
    return <PanelSkeleton />;
  }
  return error === undefined || apiErrorOf(error)?.code === 'ITEM_NOT_FOUND' ? (
    <PanelError title="No such profile" description="It has been deleted, or the link is wrong." />
  ) : (
    <PanelError
      title="Error fetching import profiles"
      description={errorText(error)}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
