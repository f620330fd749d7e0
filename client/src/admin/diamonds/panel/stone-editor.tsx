import { Button, chakra, Drawer, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { diamondTitle } from '../../../catalogue/diamonds/diamond-text';
import type { StoneRecordFragment } from '../../../graphql/generated/graphql';
import { TextLink } from '../../../ui/links';
import { usePanel } from '../../kit/panel-context';
import { PanelBody, PanelHeader } from '../../kit/panel-parts';
import { StoneFormFields } from '../form/stone-form-fields';
import { StoneConflict } from './stone-conflict';
import { StoneState } from './stone-state';
import { useStoneForm } from './use-stone-form';

interface StoneEditorProps {
  readonly stone: StoneRecordFragment;
  /** Reads the stone again, past the cache. */
  readonly reload: () => Promise<unknown>;
}

/** The panel of a stone that exists. */
export function StoneEditor({ stone, reload }: StoneEditorProps) {
  const { next, open } = usePanel();
  const formId = useId();
  const goesOn = useRef(false);
  const { form, isDirty, changedCount, conflict, takeTheirs, keepMine } = useStoneForm({
    stone,
    reload,
    onSaved: () => {
      if (goesOn.current && next !== null) {
        open(next);
      }
    },
  });
  const { isSubmitting } = form.formState;
  const canSave = isDirty && conflict === null;

  return (
    <>
      <PanelHeader
        title={stone.stockNumber}
        note={
          <>
            {diamondTitle(stone)}{' '}
            <TextLink to={`/diamond/${encodeURIComponent(stone.stockNumber)}`}>In the shop</TextLink>
          </>
        }
      />
      <PanelBody>
        <StoneState stone={stone} />
        {conflict !== null && (
          <StoneConflict {...conflict} mine={form.getValues()} onTakeTheirs={takeTheirs} onKeepMine={keepMine} />
        )}
        <chakra.form id={formId} data-record noValidate onSubmit={form.submit}>
          <StoneFormFields control={form.control} />
        </chakra.form>
      </PanelBody>
      <Drawer.Footer py="3">
        <Text me="auto" color="fg.muted" aria-live="polite">
          {isDirty ? `${changedCount} changed, not saved` : 'Everything is saved'}
        </Text>
        {isDirty && (
          <Button size="sm" variant="ghost" colorPalette="neutral" onClick={() => form.reset()}>
            Discard
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          type="submit"
          form={formId}
          disabled={!canSave || next === null}
          onClick={() => {
            goesOn.current = true;
          }}
        >
          Save and next
        </Button>
        <Button
          size="sm"
          type="submit"
          form={formId}
          disabled={!canSave}
          loading={isSubmitting}
          onClick={() => {
            goesOn.current = false;
          }}
        >
          Save
        </Button>
      </Drawer.Footer>
    </>
  );
}
