import { Button, chakra } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { useCreateEmailTemplateMutation } from '../../../graphql/generated/hooks';
import { announced } from '../../kit/failure';
import { ScreenHeading } from '../../kit/screen-heading';
import { useScreenTitle } from '../../kit/screen-title';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { templateHref } from '../addresses';
import { TemplateFields } from './template-fields';
import { type TemplateContent, templateForm, typedTemplate } from './template-form';

interface NewTemplateProps {
  readonly begin: TemplateContent;
}

/** A template that is about to be: once created, it is opened. */
export function NewTemplate({ begin }: NewTemplateProps) {
  useScreenTitle('New template');
  const navigate = useNavigate();
  const [create] = useCreateEmailTemplateMutation();
  const form = useSchemaForm({
    schema: templateForm,
    defaultValues: typedTemplate(begin),
    onSubmit: (typed) =>
      announced('Error creating template', async () => {
        const { data } = await create({ variables: { input: typed } });
        const created = data?.createEmailTemplate?.template;
        letLeave();
        showSuccess(`${typed.name} is created`);
        navigate(created === undefined ? '/admin/emails/templates' : templateHref(created.id), { replace: true });
      }),
  });
  const { isDirty, isSubmitting } = form.formState;
  // A copy is lost as what is typed is.
  const letLeave = useUnsaved(isDirty || begin.body !== '');
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
