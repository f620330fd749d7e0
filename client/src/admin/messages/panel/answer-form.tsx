import { Button, chakra, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { requiredText } from '../../../forms/field-rules';
import { FormErrors } from '../../../forms/form-errors';
import { keepFocus } from '../../../forms/keep-focus';
import { TextAreaField } from '../../../forms/text-area-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import type { MessageRecordFragment } from '../../../graphql/generated/graphql';
import { useAnswerMessageMutation } from '../../../graphql/generated/hooks';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { announced } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-section';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';

const answerForm = v.object({ text: requiredText('Write an answer', 10_000) });
const nothing = { text: '' };

interface AnswerFormProps {
  readonly message: MessageRecordFragment;
  readonly readAgain: () => Promise<unknown>;
}

/** Answers the sender by mail. What somebody else has answered meanwhile is shown first; what was typed stays. */
export function AnswerForm({ message: { id, name, email, version, answers }, readAgain }: AnswerFormProps) {
  const [answer] = useAnswerMessageMutation();
  /** The version that somebody has begun to answer: what others write meanwhile shows at once, and may go unnoticed. */
  const [begun, setBegun] = useState<number | null>(null);
  const form = useSchemaForm({
    schema: answerForm,
    defaultValues: nothing,
    onSubmit: async ({ text }) => {
      const send = () => answer({ variables: { input: { id, expectedVersion: begun ?? version, text } } });
      const readOn = async () => {
        await readAgain();
        setBegun(null);
      };
      await announced('Error answering message', () => refetchWhenStale(send, readOn));
      form.reset(nothing);
      showSuccess(`The answer to ${name} is on its way`);
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty);
  if (isDirty !== (begun !== null)) {
    setBegun(isDirty ? version : null);
  }
  return (
    <PanelSection title={answers.length === 0 ? 'Answer' : 'Answer again'}>
      <chakra.form noValidate onSubmit={form.submit} display="flex" flexDirection="column" gap="3">
        <FormErrors control={form.control} />
        <TextAreaField control={form.control} name="text" label={`To ${email}`} rows={6} size="sm" />
        <HStack gap="3" {...keepFocus}>
          <Button type="submit" size="sm" loading={isSubmitting}>
            Send answer
          </Button>
          <Text color="fg.subtle">The message is quoted below it.</Text>
        </HStack>
      </chakra.form>
    </PanelSection>
  );
}
