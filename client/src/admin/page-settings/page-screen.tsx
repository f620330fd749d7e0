import { useParams } from 'react-router-dom';
import { apiErrorOf } from '../../graphql/api-error';
import { usePageToEditQuery } from '../../graphql/generated/hooks';
import { EmptyMessage } from '../../ui/empty-message';
import { ErrorState } from '../../ui/error-state';
import { ButtonLink } from '../../ui/links';
import { PageSpinner } from '../../ui/page-spinner';
import { failureReason, useAnnouncedFailure } from '../kit/failure';
import { ScreenHeading } from '../kit/screen-heading';
import { UnsavedChanges } from '../kit/unsaved-changes';
import { pageAddress } from './draft/page-address';
import { PageEditor } from './editor/page-editor';
import { MakeSettings } from './make-settings';

/** What the list of one page shows. */
export default function PageScreen() {
  const { pageName = '' } = useParams();
  const { data, error, loading, refetch } = usePageToEditQuery({
    variables: { pageName },
    // What is made of it is made from what is stored now.
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
          description="Until it has some its list shows what it was made with. They begin as they are delivered."
        >
          <MakeSettings pageName={pageName} onMade={() => refetch().catch(() => undefined)} />
          <ButtonLink to="/admin/page-settings" variant="ghost" colorPalette="neutral">
            All pages
          </ButtonLink>
        </EmptyMessage>
      ) : isUnknown || page != null ? (
        <EmptyMessage title="No such page" description="It has no settings, or the link is wrong.">
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
