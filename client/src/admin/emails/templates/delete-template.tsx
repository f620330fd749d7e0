import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EmailTemplateRecordFragment } from '../../../graphql/generated/graphql';
import { useCreateEmailTemplateMutation, useDeleteEmailTemplateMutation } from '../../../graphql/generated/hooks';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { attempt } from '../../kit/failure';
import { showSuccess } from '../../kit/success-toast';
import { templateHref } from '../addresses';
import { typedTemplate } from './template-form';

interface DeleteTemplateProps {
  readonly saved: EmailTemplateRecordFragment;
  /** What is typed in it is gone with it: nobody is asked about that. */
  readonly onDeleting: () => void;
  /** Somebody else has changed it: it is not deleted unseen. */
  readonly onStale: () => Promise<unknown>;
}

/** Deletes a template after a question. It can be made again from the notice. */
export function DeleteTemplate({ saved, onDeleting, onStale }: DeleteTemplateProps) {
  const navigate = useNavigate();
  const [remove, { loading }] = useDeleteEmailTemplateMutation();
  const [create] = useCreateEmailTemplateMutation();
  const [isAsking, setAsking] = useState(false);

  async function undo(): Promise<void> {
    await attempt('Error creating template', async () => {
      const { data } = await create({ variables: { input: typedTemplate(saved) } });
      const again = data?.createEmailTemplate?.template;
      if (again !== undefined) {
        navigate(templateHref(again.id));
      }
    });
  }

  async function removeIt(): Promise<void> {
    const input = { id: saved.id, expectedVersion: saved.version };
    const isDone = await attempt('Error deleting template', () =>
      refetchWhenStale(() => remove({ variables: { input } }), onStale),
    );
    setAsking(false);
    if (isDone) {
      onDeleting();
      showSuccess(`${saved.name} is deleted`, () => void undo());
      navigate('/admin/emails/templates');
    }
  }

  return (
    <>
      <Button size="sm" variant="outline" colorPalette="danger" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete ${saved.name}?`}
        confirmLabel="Delete template"
        isDestructive
        isPending={loading}
        onConfirm={() => void removeIt()}
        onCancel={() => setAsking(false)}
      >
        <Text>Mails that are scheduled from it keep their words and are sent all the same.</Text>
      </ConfirmDialog>
    </>
  );
}
