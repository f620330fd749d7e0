import {
  type ChannelReportFragment,
  ChannelReportsDocument,
  type EmailChannelReportSortField,
} from '../../../graphql/generated/graphql';
import { listColumn } from '../../../table/columns/list-column';
import type { ListDeclaration } from '../../../table/list/list-declaration';
import { listFilter } from '../../../table/list/list-filter';
import { listSource } from '../../../table/list/list-source';

const column = listColumn<ChannelReportFragment, EmailChannelReportSortField>;

/** Every newsletter. */
export const channels: ListDeclaration<ChannelReportFragment, EmailChannelReportSortField> = {
  pageId: 'admin_email_channels',
  noun: 'channel',
  plural: 'channels',
  source: listSource(ChannelReportsDocument, (data) => data.emailChannelReports),
  isCheckable: false,
  rowName: ({ name }) => name,
  columns: [
    column({ path: 'name', header: 'Name', sort: 'NAME' }),
    column({ path: 'subscribers', header: 'Subscribers', value: 'integer', sort: 'SUBSCRIBERS' }),
    column({ path: 'dispatches', id: 'mails', header: 'Mails', label: 'Mails to it', value: 'integer' }),
    column({ path: 'scheduled', header: 'Scheduled', label: 'Mails scheduled for it', value: 'integer' }),
    column({ path: 'lastSentAt', id: 'last-sent', header: 'Last sent', value: 'moment', sort: 'LAST_SENT_AT' }),
  ],
  filters: [
    listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'Name of the channel' }),
    listFilter({ field: 'isScheduled', id: 'scheduled', kind: 'toggle', label: 'Mails scheduled' }),
  ],
  sort: { field: 'NAME', direction: 'ASC' },
};
