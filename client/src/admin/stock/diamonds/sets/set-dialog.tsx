import { useMutation } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { CheckboxField } from '../../../../forms/checkbox-field';
import { DialogForm, DialogFrame } from '../../../../forms/dialog/dialog-form';
import { optionalTextUpTo } from '../../../../forms/field-rules';
import { FormErrors } from '../../../../forms/form-errors';
import { SelectField } from '../../../../forms/select-field';
import { TextField } from '../../../../forms/text-field';
import { useSchemaForm } from '../../../../forms/use-schema-form';
import { MakeDiamondSetDocument, type MakeDiamondSetMutation } from '../../../../graphql/generated/graphql';
import { formatExactCarats, formatPrice } from '../../../../ui/numbers';
import { useSetUndo } from './use-set-undo';

type CreatedSet = NonNullable<MakeDiamondSetMutation['makeDiamondSet']>;

export interface SetDialogProps {
  readonly isOpen: boolean;
  readonly ids: readonly string[];
  readonly onClosed: () => void;
  readonly onMade: () => Promise<void>;
  /** Called after the user has undone the set. */
  readonly onChanged: () => Promise<void>;
}

const schema = v.object({
  kind: v.picklist(['LINE_SET', 'PAIR']),
  name: optionalTextUpTo(60),
  isInseparable: v.boolean(),
});

/** Dialog that combines the selected stones into a set, with a preview of its total. */
export default function SetDialog({ isOpen, onClosed, ...form }: SetDialogProps) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onClosed}>
      <SetForm {...form} onClosed={onClosed} />
    </DialogFrame>
  );
}

function SetForm({ ids, onClosed, onMade, onChanged }: Omit<SetDialogProps, 'isOpen'>) {
  const [make] = useMutation(MakeDiamondSetDocument);
  const announce = useSetUndo(onChanged);
  /** Preview of the set, with the input that it was calculated for. Null if there is none. */
  const [previewed, setPreviewed] = useState<{ readonly inputKey: string; readonly set: CreatedSet } | null>(null);
  const canBePair = ids.length === 2;
  const form = useSchemaForm({
    schema,
    defaultValues: { kind: canBePair ? 'PAIR' : 'LINE_SET', name: '', isInseparable: false },
    onSubmit: async ({ kind, name, isInseparable }) => {
      const kindInput = kind === 'PAIR' ? { isInseparable } : name === null ? {} : { name };
      const send = async (dryRun: boolean) => {
        const { data } = await make({ variables: { input: { ids: [...ids], kind, dryRun, ...kindInput } } });
        return data?.makeDiamondSet ?? null;
      };
      if (!isShown) {
        const set = await send(true);
        setPreviewed(set && { inputKey, set });
        return;
      }
      const createdSet = await send(false);
      await onMade();
      announce(
        createdSet?.name == null ? 'Matching pair created' : `Line set ${createdSet.name} created`,
        createdSet?.undoToken,
      );
    },
  });
  const { control, formState } = form;
  const values = useWatch({ control });
  const inputKey = JSON.stringify([values, ids]);
  const isShown = previewed !== null && previewed.inputKey === inputKey && previewed.set.problems.length === 0;
  return (
    <DialogForm
      title={`Create a set of ${ids.length} stones`}
      submitLabel={isShown ? 'Create set' : 'Preview set'}
      isPending={formState.isSubmitting}
      onSubmit={form.submit}
      onCancel={onClosed}
    >
      <FormErrors control={control} />
      {canBePair && (
        <SelectField
          control={control}
          name="kind"
          label="Set type"
          size="sm"
          choices={[
            { value: 'PAIR', label: 'Matching pair' },
            { value: 'LINE_SET', label: 'Line set' },
          ]}
        />
      )}
      {values.kind === 'PAIR' ? (
        <CheckboxField control={control} name="isInseparable" label="Sold only as a pair" />
      ) : (
        <TextField
          control={control}
          name="name"
          label="Line set name"
          size="sm"
          hint="Leave blank to use the next available name, such as L-12."
          isOptional
        />
      )}
      {previewed !== null && previewed.inputKey === inputKey && <SetPreview set={previewed.set} />}
    </DialogForm>
  );
}

function SetPreview({ set: { name, carats, total, perCarat, problems } }: { readonly set: CreatedSet }) {
  return problems.length === 0 ? (
    <Text role="status">
      {name === null ? 'A pair' : `The line set ${name}`}: {formatExactCarats(carats)} ct, {formatPrice(total)}{' '}
      together, {formatPrice(perCarat)} per carat on average, before markups.
    </Text>
  ) : (
    <Stack gap="1" role="alert">
      <Text fontWeight="semibold">These stones cannot be added:</Text>
      {problems.map(({ id, stockNumber, explanation }) => (
        <Text key={id}>
          {stockNumber ?? `Item ${id}`}: {explanation}
        </Text>
      ))}
    </Stack>
  );
}
