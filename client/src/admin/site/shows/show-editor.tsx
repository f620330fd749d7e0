import { Button, chakra, Drawer } from '@chakra-ui/react';
import { useId } from 'react';
import { useUpdateShowMutation } from '../../../graphql/generated/hooks';
import { PanelBody, PanelHeader } from '../../kit/panel/panel-parts';
import { SaveState } from '../../kit/parts/save-state';
import { ConflictNotice } from '../../kit/versioned-form/conflict-notice';
import { useVersionedForm } from '../../kit/versioned-form/use-versioned-form';
import { DeleteShow } from './delete-show';
import type { EditedShow } from './edited-show';
import { ShowFields } from './show-fields';
import { showForm, showLabels, typedShow } from './show-form';
import { showDays } from './show-list';
import { ShowState } from './show-state';

/** The panel of a show that exists. */
export function ShowEditor({ show, advertised, reload, onDeleted }: EditedShow) {
  const formId = useId();
  const [update] = useUpdateShowMutation();
  const { form, isDirty, isSubmitting, conflict } = useVersionedForm({
    schema: showForm,
    formId,
    stored: show,
    typed: typedShow,
    labels: showLabels,
    save: async (set, expectedVersion) => {
      const { data } = await update({ variables: { input: { id: show.id, expectedVersion, set } } });
      return data?.updateShow?.show;
    },
    reload,
    failure: 'Error editing show',
    done: `${show.name} is saved`,
  });

  return (
    <>
      <PanelHeader title={show.name} note={showDays(show) ?? 'Days not known yet'} />
      <PanelBody>
        {conflict !== null && <ConflictNotice what="this show" conflict={conflict} />}
        <ShowState show={show} advertised={advertised} reload={reload} />
        <chakra.form id={formId} data-record noValidate my="4" onSubmit={form.submit}>
          <ShowFields control={form.control} />
        </chakra.form>
        <DeleteShow show={show} reload={reload} onDeleted={onDeleted} />
      </PanelBody>
      <Drawer.Footer py="3">
        <SaveState isDirty={isDirty} onDiscard={() => form.reset()} />
        <Button size="sm" type="submit" form={formId} disabled={!isDirty || conflict !== null} loading={isSubmitting}>
          Save
        </Button>
      </Drawer.Footer>
    </>
  );
}
