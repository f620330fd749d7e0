import { useAdminShowQuery } from '../../../graphql/generated/hooks';
import { PanelRecord } from '../../kit/panel/panel-record';
import { ShowEditor } from './show-editor';

interface ShowPanelProps {
  readonly id: string;
  readonly onDeleted: () => void;
}

/** One show: who sees it, what is said of it. */
export function ShowPanel({ id, onDeleted }: ShowPanelProps) {
  const query = useAdminShowQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data, refetch } = query;
  const advertised = data?.advertised?.items[0] ?? null;
  return (
    <PanelRecord query={query} record={data?.show} noun="show" failure="Error fetching all shows">
      {(show) => <ShowEditor show={show} advertised={advertised} reload={refetch} onDeleted={onDeleted} />}
    </PanelRecord>
  );
}
