import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { apiErrorOf } from '../../graphql/api-error';
import {
  CreatePageSettingsDocument,
  PageToEditDocument,
  ReplacePageSettingsDocument,
} from '../../graphql/generated/graphql';
import { EmptyMessage } from '../../ui/empty-message';
import { ErrorState } from '../../ui/error-state';
import { ButtonLink } from '../../ui/links';
import { PageSpinner } from '../../ui/page-spinner';
import { attempt, failureReason, useAnnouncedFailure } from '../kit/failure';
import { ScreenHeading } from '../kit/screen-heading';
import { showSuccess } from '../kit/success-toast';
import { UnsavedChanges } from '../kit/unsaved-changes';
import { pageAddress } from './draft/page-address';
import { draftOf, draftOfDefaults, inputOf } from './draft/page-draft';
import { PageEditor } from './editor/page-editor';

interface MakeSettingsProps {
  readonly pageName: string;
  readonly onMade: () => Promise<unknown>;
}

/** Button that creates the default settings for a page that has none. */
function CreateSettings({ pageName, onMade }: MakeSettingsProps) {
  const [create] = useMutation(CreatePageSettingsDocument);
  const [replace] = useMutation(ReplacePageSettingsDocument);
  const [isCreating, setCreating] = useState(false);

  async function make(): Promise<void> {
    setCreating(true);
    const isCreated = await attempt('Error saving page settings', async () => {
      const createdPage = (await create({ variables: { input: { pageName } } })).data?.createPageSettings?.pageSettings;
      if (createdPage?.defaults != null) {
        const settings = inputOf(draftOfDefaults(createdPage.defaults, draftOf(createdPage)));
        await replace({ variables: { input: { pageName, expectedContent: createdPage.contentTag, settings } } });
      }
    });
    // Also called after a failure, because the settings may have been created by the first request or may already
    // exist.
    await onMade();
    setCreating(false);
    if (isCreated) {
      showSuccess('Page settings created');
    }
  }

  return (
    <Button loading={isCreating} onClick={() => void make()}>
      Create settings
    </Button>
  );
}

export default function PageScreen() {
  const { pageName = '' } = useParams();
  const { data, error, loading, refetch } = useQuery(PageToEditDocument, {
    variables: { pageName },
    // The draft must be based on the stored settings, so the cache is bypassed.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const page = data?.pageSettings;
  const choices = data?.pageLists?.find(({ name }) => name === page?.list);
  const isUnknown = apiErrorOf(error)?.code === 'ITEM_NOT_FOUND';
  useAnnouncedFailure('Error fetching page settings', isUnknown ? undefined : error);

  if (page != null && choices !== undefined) {
    return (
      <UnsavedChanges>
        <PageEditor key={page.id} page={page} choices={choices} allPages={data?.allPageSettings ?? []} />
      </UnsavedChanges>
    );
  }
  return (
    <>
      <ScreenHeading title="Page settings" />
      {isUnknown && pageAddress(pageName) !== null ? (
        <EmptyMessage
          title={`“${pageName}” has no settings`}
          description="The page uses the built-in settings until you create some. New settings start with the defaults."
        >
          <CreateSettings pageName={pageName} onMade={() => refetch().catch(() => undefined)} />
          <ButtonLink to="/admin/page-settings" variant="ghost" colorPalette="neutral">
            All pages
          </ButtonLink>
        </EmptyMessage>
      ) : isUnknown || page != null ? (
        <EmptyMessage title="Page not found" description="It has no settings, or the link is wrong.">
          <ButtonLink to="/admin/page-settings">All pages</ButtonLink>
        </EmptyMessage>
      ) : error !== undefined ? (
        <ErrorState
          title="Error fetching page settings"
          description={failureReason(error)}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      ) : (
        <PageSpinner />
      )}
    </>
  );
}
