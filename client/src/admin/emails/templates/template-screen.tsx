import { skipToken } from '@apollo/client/react';
import { useParams, useSearchParams } from 'react-router-dom';
import { apiErrorOf } from '../../../graphql/api-error';
import { useEmailTemplateQuery } from '../../../graphql/generated/hooks';
import { EmptyMessage } from '../../../ui/empty-message';
import { ErrorState } from '../../../ui/error-state';
import { ButtonLink } from '../../../ui/links';
import { PageSpinner } from '../../../ui/page-spinner';
import { failureReason } from '../../kit/failure';
import { ScreenHeading } from '../../kit/screen-heading';
import { UnsavedChanges } from '../../kit/unsaved-changes';
import { NewTemplate } from './new-template';
import { TemplateEditor } from './template-editor';
import { blankTemplate } from './template-form';

const NEW = 'new';

/** A template, or one that is about to be: empty, or the copy of another. */
export default function TemplateScreen() {
  const { id = NEW } = useParams();
  const [search] = useSearchParams();
  const isNew = id === NEW;
  const source = isNew ? search.get('from') : id;
  const { data, error, loading, refetch } = useEmailTemplateQuery(
    source === null ? skipToken : { variables: { id: source }, fetchPolicy: 'network-only' },
  );
  const template = data?.emailTemplate ?? null;

  if (isNew && source === null) {
    return (
      <UnsavedChanges>
        <NewTemplate key="blank" begin={blankTemplate} />
      </UnsavedChanges>
    );
  }
  if (template !== null) {
    const { name } = template;
    return (
      <UnsavedChanges>
        {isNew ? (
          <NewTemplate key={template.id} begin={{ ...template, name: `${name.slice(0, 92)} (copy)` }} />
        ) : (
          <TemplateEditor
            key={template.id}
            saved={template}
            readAgain={async () => (await refetch()).data?.emailTemplate ?? null}
          />
        )}
      </UnsavedChanges>
    );
  }
  return (
    <>
      <ScreenHeading title="Email template" />
      {loading && <PageSpinner />}
      {!loading &&
        (error === undefined || apiErrorOf(error)?.code === 'EMAIL_TEMPLATE_NOT_FOUND' ? (
          <EmptyMessage title="No such template" description="It has been deleted, or the link is wrong.">
            <ButtonLink to="/admin/emails/templates">To the templates</ButtonLink>
          </EmptyMessage>
        ) : (
          <ErrorState
            title="Error fetching email templates"
            description={failureReason(error)}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ))}
    </>
  );
}
