import { useMutation } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { type StatusDeliveryFragment, TestEmailDeliveryDocument } from '../../graphql/generated/graphql';
import { formatDate, formatDateTime } from '../../ui/dates';
import { Fact, FactList } from '../../ui/fact-list';
import { TextLink } from '../../ui/links';
import { formatCount } from '../../ui/numbers';
import { toaster } from '../../ui/toaster';
import { counted } from '../kit/count-noun';
import { attempt } from '../kit/failure';
import { showSuccess } from '../kit/success-toast';
import { type StatusColumn, StatusSection, StatusTable } from './status-section';

type Emails = NonNullable<StatusDeliveryFragment['emails']>;
type Certificate = NonNullable<StatusDeliveryFragment['certificates']>[number];

const sentText = (sent: number, failed: number): string =>
  `${formatCount(sent)} sent, ${counted(failed, 'failed attempt', 'failed attempts')}`;

/** Section with delivered emails, and a button that sends a test email. */
export function EmailsSection({ emails }: { readonly emails: Emails | null }) {
  const [run, { loading }] = useMutation(TestEmailDeliveryDocument);

  const send = () =>
    attempt('Error sending test email', async () => {
      const result = (await run()).data?.testEmailDelivery;
      if (result == null) {
        return;
      }
      if (result.failure === null) {
        showSuccess(`Test email sent to ${result.email}`);
      } else {
        toaster.error({ title: 'Error sending test email', description: result.failure });
      }
    });

  return (
    <StatusSection
      part="EMAILS"
      actions={
        <Button size="xs" variant="outline" colorPalette="neutral" loading={loading} onClick={() => void send()}>
          Send test email
        </Button>
      }
    >
      {emails !== null && (
        <FactList>
          <Fact label={emails.isFolder ? 'Written to' : 'SMTP server'}>{emails.place}</Fact>
          <Fact label="Last 24 hours">{sentText(emails.sentPerDay, emails.failedPerDay)}</Fact>
          <Fact label="Last 7 days">{sentText(emails.sentPerWeek, emails.failedPerWeek)}</Fact>
          {emails.lastFailureAt !== null && (
            <Fact label="Last error">{`${formatDateTime(emails.lastFailureAt)}: ${emails.lastFailure ?? ''}`}</Fact>
          )}
          <Fact label="Failed emails">
            <TextLink to="/admin/emails/failed">System emails</TextLink>
          </Fact>
        </FactList>
      )}
    </StatusSection>
  );
}

const certificateColumns: readonly StatusColumn<Certificate>[] = [
  { title: 'Host', cell: ({ host }) => host },
  { title: 'Issuer', cell: ({ issuer }) => issuer ?? '–' },
  { title: 'Expires', cell: ({ validUntil }) => (validUntil === null ? '–' : formatDate(validUntil)) },
  { title: 'Days left', isNumber: true, cell: ({ daysLeft }) => (daysLeft === null ? '–' : formatCount(daysLeft)) },
  {
    title: 'Error',
    isLong: true,
    cell: ({ failure, readAt }) => (readAt === null ? 'Not read yet' : (failure ?? '–')),
  },
];

/** Section that lists the certificates of the site and of the agents' domains. */
export function CertificatesSection({ certificates }: { readonly certificates: readonly Certificate[] | null }) {
  return (
    <StatusSection part="CERTIFICATES">
      {certificates !== null && (
        <StatusTable
          label="Certificates"
          columns={certificateColumns}
          rows={certificates}
          keyOf={({ host }) => host}
          emptyText="The site does not use HTTPS."
        />
      )}
    </StatusSection>
  );
}
