import { Plus } from 'lucide-react';
import {
  type EmailTemplateLineFragment,
  type EmailTemplateSortField,
  EmailTemplatesDocument,
} from '../../../graphql/generated/graphql';
import { listColumn } from '../../../table/columns/list-column';
import type { ListDeclaration } from '../../../table/list/list-declaration';
import { listFilter } from '../../../table/list/list-filter';
import { listSource } from '../../../table/list/list-source';
import { useList } from '../../../table/list/use-list';
import { EmptyMessage } from '../../../ui/empty-message';
import { ButtonLink } from '../../../ui/links';
import { ListParts } from '../../kit/list/list-parts';
import { templateHref } from '../addresses';

const column = listColumn<EmailTemplateLineFragment, EmailTemplateSortField>;

const templates: ListDeclaration<EmailTemplateLineFragment, EmailTemplateSortField> = {
  pageId: 'admin_email_templates',
  noun: 'template',
  plural: 'templates',
  source: listSource(EmailTemplatesDocument, (data) => data.emailTemplates),
  isCheckable: false,
  rowName: ({ name }) => name,
  columns: [
    column({ path: 'name', header: 'Name', sort: 'NAME' }),
    column({ path: 'subject', header: 'Subject', sort: 'SUBJECT' }),
    column({ path: 'dispatches', id: 'mails', header: 'Emails', label: 'Emails sent', value: 'integer' }),
    column({ path: 'lastSentAt', id: 'last-sent', header: 'Last sent', value: 'moment' }),
    column({ path: 'updatedAt', id: 'changed', header: 'Changed', value: 'moment', sort: 'UPDATED_AT' }),
  ],
  filters: [
    listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'Name or subject' }),
    listFilter({ field: 'isUsed', id: 'used', kind: 'toggle', label: 'Already sent' }),
  ],
  sort: { field: 'NAME', direction: 'ASC' },
};

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
      emptyMessage={<EmptyMessage title="No templates yet" description="A template is a reusable email." />}
    />
  );
}
