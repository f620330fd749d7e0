import { skipToken, useMutation, useQuery } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { apiErrorOf } from '../../../graphql/api-error';
import { CreateEmailTemplateDocument, EmailTemplateDocument } from '../../../graphql/generated/graphql';
import { EmptyMessage } from '../../../ui/empty-message';
import { ErrorState } from '../../../ui/error-state';
import { ButtonLink } from '../../../ui/links';
import { PageSpinner } from '../../../ui/page-spinner';
import { failureReason, submitWithNotice } from '../../kit/failure';
import { ScreenHeading, useScreenTitle } from '../../kit/screen-heading';
import { showSuccess } from '../../kit/success-toast';
import { UnsavedChanges, useUnsaved } from '../../kit/unsaved-changes';
import { templateHref } from '../addresses';
import {
  blankTemplate,
  type TemplateContent,
  TemplateEditor,
  TemplateFields,
  templateForm,
  typedTemplate,
} from './template-editor';

interface NewTemplateProps {
  readonly initial: TemplateContent;
}

/** Form that creates a template, then opens it. */
function NewTemplate({ initial }: NewTemplateProps) {
  useScreenTitle('New template');
  const navigate = useNavigate();
  const [create] = useMutation(CreateEmailTemplateDocument);
  const form = useSchemaForm({
    schema: templateForm,
    defaultValues: typedTemplate(initial),
    onSubmit: (typed) =>
      submitWithNotice('Error creating template', async () => {
        const { data } = await create({ variables: { input: typed } });
        const created = data?.createEmailTemplate?.template;
        allowNavigation();
        showSuccess(`${typed.name} created`);
        navigate(created === undefined ? '/admin/emails/templates' : templateHref(created.id), { replace: true });
      }),
  });
  const { isDirty, isSubmitting } = form.formState;
  // A copied body counts as unsaved text.
  const allowNavigation = useUnsaved(isDirty || initial.body !== '');
  return (
    <chakra.form noValidate onSubmit={form.submit}>
      <ScreenHeading title="New template">
        <Button size="sm" type="submit" loading={isSubmitting}>
          Create
        </Button>
      </ScreenHeading>
      <TemplateFields control={form.control} edition="new" />
    </chakra.form>
  );
}

const NEW = 'new';

/** Screen that edits an existing template or creates one, either empty or as a copy of another template. */
export default function TemplateScreen() {
  const { id = NEW } = useParams();
  const [search] = useSearchParams();
  const isNew = id === NEW;
  const source = isNew ? search.get('from') : id;
  const { data, error, loading, refetch } = useQuery(
    EmailTemplateDocument,
    source === null ? skipToken : { variables: { id: source }, fetchPolicy: 'network-only' },
  );
  const template = data?.emailTemplate ?? null;

  if (isNew && source === null) {
    return (
      <UnsavedChanges>
        <NewTemplate key="blank" initial={blankTemplate} />
      </UnsavedChanges>
    );
  }
  if (template !== null) {
    const { name } = template;
    return (
      <UnsavedChanges>
        {isNew ? (
          <NewTemplate key={template.id} initial={{ ...template, name: `${name.slice(0, 92)} (copy)` }} />
        ) : (
          <TemplateEditor
            key={template.id}
            saved={template}
            refetch={async () => (await refetch()).data?.emailTemplate ?? null}
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
          <EmptyMessage title="Template not found" description="It has been deleted, or the link is wrong.">
            <ButtonLink to="/admin/emails/templates">Back to templates</ButtonLink>
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
