import { choice, type StandardPage, toggle, words } from './standard-page.ts';

/** Screens of the back office for mails to many. */
export const mailPages: readonly StandardPage[] = [
  {
    pageName: 'admin_email_templates',
    list: 'emailTemplates',
    title: 'Email templates',
    description: 'Mails that are written once and sent often.',
    isVisible: false,
    columns: ['name', 'subject', 'dispatches', 'lastSentAt', 'updatedAt'],
    sortField: 'NAME',
    filters: [words('text', 'Search'), toggle('isUsed', 'Sent before')],
  },
  {
    pageName: 'admin_email_dispatches',
    list: 'emailDispatches',
    title: 'Sent emails',
    description: 'Every mail to many, sent or scheduled.',
    isVisible: false,
    columns: [
      'subject',
      'status',
      'template',
      'channels',
      'progress.total',
      'progress.sent',
      'progress.failed',
      'sendAt',
      'createdBy',
    ],
    sortField: null,
    filters: [
      words('text', 'Search'),
      choice('statuses', 'State'),
      choice('channelIds', 'Channel'),
      toggle('hasFailed', 'Some failed'),
    ],
  },
  {
    pageName: 'admin_email_channels',
    list: 'emailChannelReports',
    title: 'Email channels',
    description: 'Newsletters that users may subscribe to.',
    isVisible: false,
    columns: ['name', 'subscribers', 'dispatches', 'scheduled', 'lastSentAt'],
    sortField: 'NAME',
    filters: [words('text', 'Search'), toggle('isScheduled', 'Mails scheduled')],
  },
];
