import { FileUp } from 'lucide-react';
import { useList } from '../../../table/list/use-list';
import { EmptyMessage } from '../../../ui/empty-message';
import { ButtonLink } from '../../../ui/links';
import { ListParts } from '../../kit/list/list-parts';
import { runHref } from '../../kit/record-link';
import { runs } from './run-list';

export default function RunsScreen() {
  const list = useList(runs);
  const importLink = (
    <ButtonLink to="/admin/import" size="sm" variant="outline">
      <FileUp aria-hidden />
      Import
    </ButtonLink>
  );
  return (
    <ListParts
      list={list}
      title="Import history"
      failure="Error fetching import runs"
      hrefOf={runHref}
      actions={importLink}
      emptyMessage={
        <EmptyMessage title="No imports yet" description="Imports and checks of stock files appear here.">
          {importLink}
        </EmptyMessage>
      }
    />
  );
}
