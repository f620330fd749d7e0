import {
  type EmailTemplateLineFragment,
  type EmailTemplateSortField,
  EmailTemplatesDocument,
} from '../../../graphql/generated/graphql';
import { listColumn } from '../../../table/columns/list-column';
import type { ListDeclaration } from '../../../table/list/list-declaration';
import { listFilter } from '../../../table/list/list-filter';
import { listSource } from '../../../table/list/list-source';

const column = listColumn<EmailTemplateLineFragment, EmailTemplateSortField>;

/** Every template of a mail. */
export const templates: ListDeclaration<EmailTemplateLineFragment, EmailTemplateSortField> = {
  pageId: 'admin_email_templates',
  noun: 'template',
  plural: 'templates',
  source: listSource(EmailTemplatesDocument, (data) => data.emailTemplates),
  isCheckable: false,
  rowName: ({ name }) => name,
  columns: [
    column({ path: 'name', header: 'Name', sort: 'NAME' }),
    column({ path: 'subject', header: 'Subject', sort: 'SUBJECT' }),
    column({ path: 'dispatches', id: 'mails', header: 'Mails', label: 'Mails made from it', value: 'integer' }),
    column({ path: 'lastSentAt', id: 'last-sent', header: 'Last sent', value: 'moment' }),
    column({ path: 'updatedAt', id: 'changed', header: 'Changed', value: 'moment', sort: 'UPDATED_AT' }),
  ],
  filters: [
    listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'Name or subject' }),
    listFilter({ field: 'isUsed', id: 'used', kind: 'toggle', label: 'Sent before' }),
  ],
  sort: { field: 'NAME', direction: 'ASC' },
};
