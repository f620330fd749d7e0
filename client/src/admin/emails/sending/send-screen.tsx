import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { MailAddresseesDocument } from '../../../graphql/generated/graphql';
import { ErrorState } from '../../../ui/error-state';
import { PageSpinner } from '../../../ui/page-spinner';
import { failureReason } from '../../kit/failure';
import { ScreenHeading } from '../../kit/screen-heading';
import { UnsavedChanges } from '../../kit/unsaved-changes';
import { SendForm } from './send-form';

export default function SendScreen() {
  const [search] = useSearchParams();
  const { data, error, loading, refetch } = useQuery(MailAddresseesDocument, { fetchPolicy: 'network-only' });
  const templates = data?.emailTemplates?.items;
  const channels = data?.emailChannelReports?.items;
  return (
    <UnsavedChanges>
      <ScreenHeading title="New email" />
      {templates !== undefined && channels !== undefined ? (
        <SendForm
          templates={templates}
          channels={channels}
          templateId={search.get('template')}
          channelId={search.get('channel')}
        />
      ) : error === undefined ? (
        <PageSpinner />
      ) : (
        <ErrorState
          title="Error fetching email templates"
          description={failureReason(error)}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
    </UnsavedChanges>
  );
}
