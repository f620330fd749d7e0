import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormErrors } from '../../../forms/form-errors';
import { keepFocus } from '../../../forms/keep-focus';
import { SaveState } from '../parts/save-state';
import { ConflictNotice } from '../versioned-form/conflict-notice';
import type { VersionedForm } from '../versioned-form/use-versioned-form';

interface SettingsFormProps<TInput extends FieldValues, TOutput extends object> {
  readonly state: VersionedForm<TInput, TOutput>;
  /** What is changed: "the home page". */
  readonly what: string;
  /** The form's id, where `useVersionedForm` has one. */
  readonly formId?: string;
  /** Its fields. */
  readonly children: ReactNode;
}

/**
 * The form of a settings screen: its fields, what others changed meanwhile, and a bar that saves it or drops what was typed.
 * The bar stays in sight at the lower edge; at the form's end it stands below the last field.
 */
export function SettingsForm<TInput extends FieldValues, TOutput extends object>({
  state: { form, isDirty, isSubmitting, conflict },
  what,
  formId,
  children,
}: SettingsFormProps<TInput, TOutput>) {
  return (
    <chakra.form id={formId} noValidate minWidth="0" onSubmit={form.submit}>
      {conflict !== null && <ConflictNotice what={what} conflict={conflict} />}
      <Stack gap="6">
        <FormErrors control={form.control} />
        {children}
      </Stack>
      <Flex
        align="center"
        gap="2"
        position="sticky"
        bottom="0"
        zIndex="docked"
        mt="6"
        py="3"
        bg="bg"
        borderTopWidth="1px"
        {...keepFocus}
      >
        <SaveState isDirty={isDirty} onDiscard={() => form.reset()} />
        <Button size="sm" type="submit" disabled={!isDirty || conflict !== null} loading={isSubmitting}>
          Save
        </Button>
      </Flex>
    </chakra.form>
  );
}
