import { useMutation } from '@apollo/client/react';
import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { Copy, Send } from 'lucide-react';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { requiredText } from '../../../forms/field-rules';
import { FormErrors } from '../../../forms/form-errors';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import {
  CreateEmailTemplateDocument,
  DeleteEmailTemplateDocument,
  type EmailTemplateRecordFragment,
  UpdateEmailTemplateDocument,
} from '../../../graphql/generated/graphql';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { ButtonLink } from '../../../ui/links';
import { ChangesConflict } from '../../kit/conflict/conflict';
import { attempt, submitWithNotice } from '../../kit/failure';
import { ScreenHeading, useScreenTitle } from '../../kit/screen-heading';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { copyHref, sendHref, templateHref } from '../addresses';
import { mailContent } from '../compose/email-content';
import { BodyField, SubjectField } from '../compose/email-fields';
import { MailWorkspace } from '../compose/email-preview';

export const templateForm = v.object({ name: requiredText('Enter a name', 100), ...mailContent });

/** Editable fields of a template. */
export type TemplateContent = Pick<EmailTemplateRecordFragment, 'name' | 'subject' | 'body'>;

export const blankTemplate: TemplateContent = { name: '', subject: '', body: '' };

export const typedTemplate = ({ name, subject, body }: TemplateContent): TemplateContent => ({ name, subject, body });

/** Returns only the changed fields, so that an unchanged body is not sent. */
function changesOf(before: TemplateContent, after: TemplateContent): Partial<TemplateContent> {
  return {
    ...(after.name !== before.name && { name: after.name }),
    ...(after.subject !== before.subject && { subject: after.subject }),
    ...(after.body !== before.body && { body: after.body }),
  };
}

/** Describes another administrator's changes, one sentence per change. */
function changeWords(before: TemplateContent, after: TemplateContent): readonly string[] {
  const { name, subject, body } = changesOf(before, after);
  return [
    ...(name === undefined ? [] : [`The name is now “${name}”.`]),
    ...(subject === undefined ? [] : [`The subject is now “${subject}”.`]),
    ...(body === undefined ? [] : ['The text has changed.']),
  ];
}

interface TemplateFieldsProps {
  readonly control: Control<TemplateContent, unknown, TemplateContent>;
  /** React key of the body field. A new key resets the text in the editor. */
  readonly edition: string;
}

/** Fields of a template next to a preview. */
export function TemplateFields({ control, edition }: TemplateFieldsProps) {
  const [subject, body] = useWatch({ control, name: ['subject', 'body'] });
  return (
    <MailWorkspace draft={{ templateId: null, subject, body }}>
      <Stack gap="4">
        <FormErrors control={control} />
        <TextField control={control} name="name" label="Name" hint="Internal name, not shown to recipients" />
        <SubjectField control={control} name="subject" />
        <BodyField key={edition} control={control} name="body" />
      </Stack>
    </MailWorkspace>
  );
}

interface DeleteTemplateProps {
  readonly saved: EmailTemplateRecordFragment;
  /** Called before navigating away from the deleted template, so that unsaved changes need no confirmation. */
  readonly onDeleting: () => void;
  /** Called if the template was not deleted because another request changed it in the meantime. */
  readonly onStale: () => Promise<unknown>;
}

/** Button that deletes a template after confirmation. The success notice has an undo button. */
function DeleteTemplate({ saved, onDeleting, onStale }: DeleteTemplateProps) {
  const navigate = useNavigate();
  const [remove, { loading }] = useMutation(DeleteEmailTemplateDocument);
  const [create] = useMutation(CreateEmailTemplateDocument);
  const [isDialogOpen, setDialogOpen] = useState(false);

  async function undo(): Promise<void> {
    await attempt('Error creating template', async () => {
      const { data } = await create({ variables: { input: typedTemplate(saved) } });
      const restored = data?.createEmailTemplate?.template;
      if (restored !== undefined) {
        navigate(templateHref(restored.id));
      }
    });
  }

  async function deleteTemplate(): Promise<void> {
    const input = { id: saved.id, expectedVersion: saved.version };
    const isDone = await attempt('Error deleting template', () =>
      refetchWhenStale(() => remove({ variables: { input } }), onStale),
    );
    setDialogOpen(false);
    if (isDone) {
      onDeleting();
      showSuccess(`${saved.name} deleted`, () => void undo());
      navigate('/admin/emails/templates');
    }
  }

  return (
    <>
      <Button size="sm" variant="outline" colorPalette="danger" onClick={() => setDialogOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isDialogOpen}
        title={`Delete ${saved.name}?`}
        confirmLabel="Delete template"
        isDestructive
        isPending={loading}
        onConfirm={() => void deleteTemplate()}
        onCancel={() => setDialogOpen(false)}
      >
        <Text>Emails already scheduled from this template are not affected.</Text>
      </ConfirmDialog>
    </>
  );
}

interface TemplateEditorProps {
  readonly saved: EmailTemplateRecordFragment;
  /** Refetches the template, bypassing the cache. */
  readonly refetch: () => Promise<EmailTemplateRecordFragment | null>;
}

export function TemplateEditor({ saved, refetch }: TemplateEditorProps) {
  const [update] = useMutation(UpdateEmailTemplateDocument);
  // Version that the form values are based on. If another administrator saves a newer version, there is a conflict.
  const [base, setBase] = useState(saved);
  const [edition, setEdition] = useState(0);
  // Version saved by another administrator in the meantime.
  const [theirs, setTheirs] = useState<EmailTemplateRecordFragment | null>(null);
  const form = useSchemaForm({
    schema: templateForm,
    defaultValues: typedTemplate(saved),
    onSubmit: (typed) =>
      submitWithNotice('Error editing template', () =>
        refetchWhenStale(async () => {
          const input = { id: base.id, expectedVersion: base.version, set: changesOf(base, typed) };
          const { data } = await update({ variables: { input } });
          const saved = data?.updateEmailTemplate?.template ?? base;
          setBase(saved);
          form.reset(typedTemplate({ ...saved, body: typed.body }));
          showSuccess(`${saved.name} saved`);
        }, loadLatest),
      ),
  });
  const { isDirty, isSubmitting } = form.formState;
  const allowNavigation = useUnsaved(isDirty);
  useScreenTitle(base.name);

  const loadLatest = () => attempt('Error fetching email templates', async () => setTheirs(await refetch()));

  function resetTo(from: EmailTemplateRecordFragment): void {
    setBase(from);
    setTheirs(null);
    form.reset(typedTemplate(from));
    setEdition(edition + 1);
  }

  return (
    <chakra.form noValidate onSubmit={form.submit}>
      <ScreenHeading
        title={base.name}
        note={
          <Text as="span" aria-live="polite">
            {isDirty ? 'Unsaved changes' : 'All changes saved'}
          </Text>
        }
      >
        <ButtonLink to={sendHref(base.id)} size="sm" variant="outline">
          <Send aria-hidden />
          Send
        </ButtonLink>
        <ButtonLink to={copyHref(base.id)} size="sm" variant="outline">
          <Copy aria-hidden />
          Duplicate
        </ButtonLink>
        <DeleteTemplate saved={base} onDeleting={allowNavigation} onStale={loadLatest} />
        {isDirty && (
          <Button size="sm" variant="ghost" colorPalette="neutral" onClick={() => resetTo(base)}>
            Discard
          </Button>
        )}
        <Button size="sm" type="submit" disabled={!isDirty || theirs !== null} loading={isSubmitting}>
          Save
        </Button>
      </ScreenHeading>
      {theirs !== null && (
        <ChangesConflict
          noun="template"
          changes={changeWords(base, theirs)}
          onTakeTheirs={() => resetTo(theirs)}
          onKeepMine={() => {
            setBase(theirs);
            setTheirs(null);
          }}
        />
      )}
      <TemplateFields control={form.control} edition={String(edition)} />
    </chakra.form>
  );
}
