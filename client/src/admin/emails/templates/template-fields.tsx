import { Stack } from '@chakra-ui/react';
import { type Control, useWatch } from 'react-hook-form';
import { FormErrors } from '../../../forms/form-errors';
import { TextField } from '../../../forms/text-field';
import { BodyField } from '../compose/body-field';
import { MailWorkspace } from '../compose/mail-workspace';
import { SubjectField } from '../compose/subject-field';
import type { TemplateContent } from './template-form';

interface TemplateFieldsProps {
  readonly control: Control<TemplateContent, unknown, TemplateContent>;
  /** Another one has the text begin anew. */
  readonly edition: string;
}

/** Everything that a template says, beside what becomes of it. */
export function TemplateFields({ control, edition }: TemplateFieldsProps) {
  const [subject, body] = useWatch({ control, name: ['subject', 'body'] });
  return (
    <MailWorkspace draft={{ templateId: null, subject, body }}>
      <Stack gap="4">
        <FormErrors control={control} />
        <TextField control={control} name="name" label="Name" hint="Internal: recipients do not see it" />
        <SubjectField control={control} name="subject" />
        <BodyField key={edition} control={control} name="body" />
      </Stack>
    </MailWorkspace>
  );
}
