import { Stack, Text } from '@chakra-ui/react';
import { errorText } from '../../graphql/error-text';
import { useOrderDocumentSettingsQuery } from '../../graphql/generated/hooks';
import { ErrorState } from '../../ui/error-state';
import { PageSpinner } from '../../ui/page-spinner';
import { ScreenHeading } from '../kit/screen-heading';
import { UnsavedChanges } from '../kit/unsaved-changes';
import { HouseLogo } from './house-logo';
import { LetterheadForm } from './letterhead-form';

/** What the house prints on the proforma and invoice of every order. */
export default function OrderDocumentsScreen() {
  const { data, error, loading, refetch } = useOrderDocumentSettingsQuery({ fetchPolicy: 'network-only' });
  const settings = data?.orderDocumentSettings;

  return (
    <UnsavedChanges>
      <ScreenHeading title="Order documents" />
      {settings != null && (
        <Stack gap="8" maxW="3xl">
          <Text color="fg.muted">
            Printed on the proforma and the invoice of every order. What you change here counts for all of them from now
            on.
          </Text>
          <HouseLogo settings={settings} />
          <LetterheadForm settings={settings} />
        </Stack>
      )}
      {settings == null && error !== undefined && (
        <ErrorState
          title="Error fetching order document settings"
          description={errorText(error)}
          onRetry={() => void refetch()}
          isRetrying={loading}
        />
      )}
      {settings == null && error === undefined && <PageSpinner />}
    </UnsavedChanges>
  );
}
