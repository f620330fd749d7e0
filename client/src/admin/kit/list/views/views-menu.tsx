import { Box, Button, Menu, Portal } from '@chakra-ui/react';
import { Bookmark, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { CheckboxField } from '../../../../forms/checkbox-field';
import { DialogForm, DialogFrame } from '../../../../forms/dialog/dialog-form';
import { requiredText } from '../../../../forms/field-rules';
import { FormErrors } from '../../../../forms/form-errors';
import { TextField } from '../../../../forms/text-field';
import { useSchemaForm } from '../../../../forms/use-schema-form';
import type { SavedViewRowFragment } from '../../../../graphql/generated/graphql';
import type { ListedRow } from '../../../../table/list/list-declaration';
import type { List } from '../../../../table/list/use-list';
import { attempt, failureReason, submitWithNotice } from '../../failure';
import { useSavedViews } from './use-saved-views';

const viewForm = v.object({ name: requiredText('Enter a name', 80), isShared: v.boolean() });

type NamedView = v.InferOutput<typeof viewForm>;

interface ViewDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly view: NamedView;
  readonly onSave: (view: NamedView) => Promise<void>;
  readonly onClose: () => void;
}

/** Dialog that asks for the name of a view. */
function ViewDialog({ isOpen, onClose, ...form }: ViewDialogProps) {
  return (
    <DialogFrame size="sm" placement="center" isOpen={isOpen} onClose={onClose}>
      <ViewForm {...form} onClose={onClose} />
    </DialogFrame>
  );
}

function ViewForm({ title, view, onSave, onClose }: Omit<ViewDialogProps, 'isOpen'>) {
  const form = useSchemaForm({
    schema: viewForm,
    defaultValues: view,
    onSubmit: (values) =>
      submitWithNotice('Error saving view', async () => {
        await onSave(values);
        onClose();
      }),
  });
  const { control } = form;
  return (
    <DialogForm
      title={title}
      submitLabel="Save"
      isPending={form.formState.isSubmitting}
      onSubmit={form.submit}
      onCancel={onClose}
    >
      <FormErrors control={control} />
      <TextField control={control} name="name" label="Name" />
      <CheckboxField control={control} name="isShared" label="Visible to other administrators" />
    </DialogForm>
  );
}

interface ViewsMenuProps<Row extends ListedRow> {
  readonly list: Pick<List<Row>, 'declaration' | 'controls'>;
}

/** Open dialog, which names a new view or renames an existing one. */
type OpenViewDialog = { readonly kind: 'new' } | { readonly kind: 'rename'; readonly view: SavedViewRowFragment };

/** Menu of a list's saved views, including views shared by others. A view contains filters, sort order and columns. */
export function ViewsMenu<Row extends ListedRow>({ list: { declaration, controls } }: ViewsMenuProps<Row>) {
  const [isNeeded, setNeeded] = useState(false);
  const [openDialog, setOpenDialog] = useState<OpenViewDialog | null>(null);
  const { views, error, chosen, choose, create, update, remove } = useSavedViews(declaration.pageId, isNeeded);
  /** Null if the list is in its default state, which has no parameters. */
  const state = controls.text === '' ? null : controls.text;
  const isEdited = chosen !== null && chosen.state !== state;
  const ownViews = views?.filter(({ sharedBy }) => sharedBy === null) ?? [];
  const shared = views?.filter(({ sharedBy }) => sharedBy !== null) ?? [];
  const current = ownViews.find(({ id }) => id === chosen?.id) ?? null;
  const all = `All ${declaration.plural}`;

  function show(id: string): void {
    const view = views?.find((each) => each.id === id) ?? null;
    choose(view);
    controls.setText(view?.state ?? '');
  }

  return (
    <>
      <Menu.Root
        positioning={{ placement: 'bottom-end' }}
        lazyMount
        unmountOnExit
        onOpenChange={({ open }) => setNeeded((before) => before || open)}
      >
        <Menu.Trigger asChild>
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            fontWeight="normal"
            maxWidth="16rem"
            aria-keyshortcuts="V"
          >
            <Bookmark aria-hidden />
            <Box as="span" truncate>
              {chosen?.name ?? 'Views'}
            </Box>
            {isEdited && (
              <Box as="span" flexShrink="0" color="fg.muted">
                (changed)
              </Box>
            )}
            <ChevronDown aria-hidden />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content maxWidth="20rem">
              <Menu.RadioItemGroup
                value={isEdited ? '' : (chosen?.id ?? (state === null ? 'all' : ''))}
                onValueChange={({ value }) => show(value)}
              >
                <ViewItem value="all" label={all} />
                {ownViews.map(({ id, name, isShared }) => (
                  <ViewItem key={id} value={id} label={name} note={isShared ? 'shared' : null} />
                ))}
                {shared.map(({ id, name, sharedBy }) => (
                  <ViewItem key={id} value={id} label={name} note={`by ${sharedBy}`} />
                ))}
              </Menu.RadioItemGroup>
              {error !== undefined && (
                <Menu.ItemGroup>
                  <Menu.ItemGroupLabel color="fg.error">
                    Error fetching saved views. {failureReason(error)}
                  </Menu.ItemGroupLabel>
                </Menu.ItemGroup>
              )}
              <Menu.Separator />
              {current !== null && isEdited && (
                <Menu.Item
                  value="save"
                  onClick={() => void attempt('Error saving view', () => update(current, { state }))}
                >
                  Save the changes to “{current.name}”
                </Menu.Item>
              )}
              <Menu.Item value="new" onClick={() => setOpenDialog({ kind: 'new' })}>
                Save as a new view…
              </Menu.Item>
              {current !== null && (
                <>
                  <Menu.Item value="rename" onClick={() => setOpenDialog({ kind: 'rename', view: current })}>
                    Rename or share “{current.name}”…
                  </Menu.Item>
                  <Menu.Item value="delete" color="fg.error" onClick={() => void remove(current)}>
                    Delete “{current.name}”
                  </Menu.Item>
                </>
              )}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <ViewDialog
        isOpen={openDialog !== null}
        title={openDialog?.kind === 'rename' ? `Rename or share “${openDialog.view.name}”` : 'Save as a new view'}
        view={openDialog?.kind === 'rename' ? openDialog.view : { name: '', isShared: false }}
        onSave={(values) =>
          openDialog?.kind === 'rename' ? update(openDialog.view, values) : create({ ...values, state })
        }
        onClose={() => setOpenDialog(null)}
      />
    </>
  );
}

interface ViewItemProps {
  readonly value: string;
  readonly label: string;
  readonly note?: string | null;
}

function ViewItem({ value, label, note = null }: ViewItemProps) {
  return (
    <Menu.RadioItem value={value}>
      <Menu.ItemIndicator />
      <Box as="span" truncate>
        {label}
      </Box>
      {note !== null && (
        <Box as="span" ms="auto" ps="3" color="fg.subtle" whiteSpace="nowrap">
          {note}
        </Box>
      )}
    </Menu.RadioItem>
  );
}
