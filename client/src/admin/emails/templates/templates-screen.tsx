import { Plus } from 'lucide-react';
import { useList } from '../../../table/list/use-list';
import { EmptyMessage } from '../../../ui/empty-message';
import { ButtonLink } from '../../../ui/links';
import { ListParts } from '../../kit/list/list-parts';
import { templateHref } from '../addresses';
import { templates } from './template-list';

/** Mails that are written once and sent again and again. */
export default function TemplatesScreen() {
  const list = useList(templates);
  return (
    <ListParts
      list={list}
      title="Email templates"
      failure="Error fetching email templates"
      hrefOf={({ id }) => templateHref(id)}
      actions={
        <ButtonLink to={templateHref('new')} size="sm" aria-keyshortcuts="N">
          <Plus aria-hidden />
          New template
        </ButtonLink>
      }
      none={
        <EmptyMessage
          title="No templates yet"
          description="A template is a mail that is written once and sent again and again."
        />
      }
    />
  );
}
