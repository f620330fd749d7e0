import { errorText } from '../../../graphql/error-text';
import { useAdminDiamondQuery } from '../../../graphql/generated/hooks';
import { PanelError, PanelSkeleton } from '../../kit/panel-parts';
import { StoneEditor } from './stone-editor';

interface StonePanelProps {
  readonly id: string;
}

/** One stone: where it stands, and every field of it. */
export function StonePanel({ id }: StonePanelProps) {
  const { data, loading, error, refetch } = useAdminDiamondQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const stone = data?.diamond;
  if (stone != null) {
    return <StoneEditor stone={stone} reload={refetch} />;
  }
  if (loading) {
    return <PanelSkeleton />;
  }
  return error === undefined ? (
    <PanelError title="No such stone" description="It has been deleted, or the link is wrong." />
  ) : (
    <PanelError title="Error fetching diamonds" description={errorText(error)} onRetry={() => void refetch()} />
  );
}
