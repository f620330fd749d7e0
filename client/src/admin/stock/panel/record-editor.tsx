import { useQuery } from '@apollo/client/react';
import { Box, Button, chakra, Drawer, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { FormErrors } from '../../../forms/form-errors';
import { StockReferenceListsDocument } from '../../../graphql/generated/graphql';
import type { StockDeclaration } from '../../../graphql/stock/stock-declaration';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { Fact, FactList } from '../../../ui/fact-list';
import { FieldsConflict } from '../../kit/conflict/fields-conflict';
import { usePanel } from '../../kit/panel/panel-context';
import { PanelHeader, PanelSection } from '../../kit/panel/panel-parts';
import { type PanelTab, PanelTabs, useOpenTab } from '../../kit/panel/panel-tabs';
import { SaveState } from '../../kit/parts/save-state';
import { ItemVisibilitySection } from '../../kit/visibility-explainer/item-visibility-section';
import { formSections } from '../form/form-fields';
import { recordDifferences } from '../form/record-differences';
import { RecordFields } from '../form/record-fields';
import type { TypedRecord } from '../form/typed-record';
import { RecordHistory } from '../history/record-history';
import { HoldSection } from '../holds/waiting-list';
import type { StockType } from '../stock-type';
import { DeleteRecord } from './delete-record';
import { RecordActions } from './record-actions';
import { useRecordForm } from './use-record-form';

interface RecordConflictProps {
  readonly declaration: StockDeclaration;
  /** Values when the record was opened, current values on the server, and values in the form. */
  readonly before: TypedRecord;
  readonly now: TypedRecord;
  readonly mine: TypedRecord;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Notice that lists the changes that another user made while the form was open. */
function RecordConflict({ declaration, onTakeTheirs, onKeepMine, ...versions }: RecordConflictProps) {
  const lists = useQuery(StockReferenceListsDocument).data?.referenceLists;
  const fields = recordDifferences(declaration, versions, lists);
  return (
    <FieldsConflict
      noun={`this ${declaration.noun}`}
      fields={fields.map((field) => ({ ...field, mine: field.mine ?? '–' }))}
      onTakeTheirs={onTakeTheirs}
      onKeepMine={onKeepMine}
    />
  );
}

/** List of extra attributes, which come from columns of imported files. */
function RecordExtras({ record: { extras } }: { readonly record: StockRecord }) {
  if (extras == null || extras.length === 0) {
    return null;
  }
  return (
    <PanelSection title="Extra attributes">
      <Text color="fg.muted">Columns of the imported file that have no matching field. Not shown in the shop.</Text>
      <FactList>
        {extras.map(({ name, value }) => (
          <Fact key={name} label={name}>
            {value}
          </Fact>
        ))}
      </FactList>
    </PanelSection>
  );
}

/** Tabs that contain fields, in order, with the sections on each tab. */
const sections = {
  grades: ['Grades', 'Report', 'Proportions', 'Main stone', 'Side stones'],
  pictures: ['Pictures'],
  sale: ['Price', 'Availability', 'Memo'],
} as const;

type FieldTab = 'overview' | keyof typeof sections;

const tabs = new Map<string, FieldTab>([
  ...sections.grades.map((title) => [title, 'grades'] as const),
  ...sections.pictures.map((title) => [title, 'pictures'] as const),
  ...sections.sale.map((title) => [title, 'sale'] as const),
]);

/** Returns the tab that contains a section of fields. By default, sections are on the overview. */
const fieldTabOf = (section: string): FieldTab => tabs.get(section) ?? 'overview';

interface RecordEditorProps {
  readonly type: StockType;
  readonly record: StockRecord;
  /** Refetches the record, bypassing the cache. */
  readonly reload: () => Promise<unknown>;
}

/**
 * Focuses an element once it is rendered. When a tab is first opened, its fields appear a few frames later. Stops
 * after a second.
 */
function focusWhenRendered(find: () => HTMLElement | null | undefined, frames = 60): void {
  requestAnimationFrame(() => {
    const element = find();
    if (element) element.focus();
    else if (frames > 1) focusWhenRendered(find, frames - 1);
  });
}

/** Panel that edits an existing record. Shows its actions, its fields in tabs, and its history. */
export function RecordEditor({ type, record, reload }: RecordEditorProps) {
  const { declaration, form: parts, note, canBeHeld = false, OverviewSections } = type;
  const { next, open, content } = usePanel();
  const opensNext = useRef(false);
  const edit = useRecordForm({
    type,
    record,
    reload,
    onSaved: () => {
      if (opensNext.current && next !== null) {
        open(next);
      }
    },
  });
  const { form, isDirty, changedCount, conflict, takeTheirs, keepMine } = edit;
  const { isSubmitting, errors, submitCount } = form.formState;
  const canSave = isDirty && conflict === null;

  const sections = formSections(declaration);
  const hasFields = (tab: FieldTab) => sections.some(({ title }) => fieldTabOf(title) === tab);
  const fieldsOf = (tab: FieldTab) => (
    <chakra.form
      data-record
      noValidate
      onSubmit={(event) => {
        opensNext.current = false;
        void form.submit(event);
      }}
    >
      <RecordFields
        declaration={declaration}
        parts={parts}
        control={form.control}
        hasSection={(title) => fieldTabOf(title) === tab}
      />
    </chakra.form>
  );
  const tabs: readonly PanelTab[] = [
    {
      id: 'overview',
      label: 'Overview',
      content: () => (
        <>
          {fieldsOf('overview')}
          <Box borderTopWidth="1px" mt="4" pt="4">
            <RecordExtras record={record} />
            {OverviewSections !== undefined && <OverviewSections type={type} record={record} />}
            <DeleteRecord type={type} record={record} />
          </Box>
        </>
      ),
    },
    ...(hasFields('grades') ? [{ id: 'grades', label: 'Grades', content: () => fieldsOf('grades') }] : []),
    ...(hasFields('pictures') ? [{ id: 'pictures', label: 'Pictures', content: () => fieldsOf('pictures') }] : []),
    {
      id: 'sale',
      label: 'Sale',
      content: () => (
        <>
          {fieldsOf('sale')}
          <Box borderTopWidth="1px" mt="4" pt="4">
            {canBeHeld && <HoldSection type={type} record={record} />}
            <ItemVisibilitySection kind={declaration.kind} stockNumber={record.stockNumber} />
          </Box>
        </>
      ),
    },
    { id: 'history', label: 'History', content: () => <RecordHistory type={type} record={record} /> },
  ];
  const [openTab, showTab] = useOpenTab(tabs);
  /** Tab to open, and selector of the field to focus in it. */
  const [pendingFocus, setPendingFocus] = useState<{ readonly tab: string; readonly field: string } | null>(null);
  useEffect(() => {
    if (pendingFocus !== null && pendingFocus.tab === openTab?.id) {
      setPendingFocus(null);
      focusWhenRendered(() =>
        content()?.querySelector(`[data-tab=${pendingFocus.tab}]:not([hidden]) ${pendingFocus.field}`),
      );
    }
  }, [pendingFocus, openTab, content]);

  function focusField(tab: string, field: string): void {
    showTab(tab);
    setPendingFocus({ tab, field });
  }

  const sectionWithError = sections.find(({ fields }) => fields.some(({ name }) => errors[name] !== undefined));
  const refusedTab = sectionWithError === undefined ? null : fieldTabOf(sectionWithError.title);
  const handledSubmit = useRef(submitCount);
  useEffect(() => {
    if (handledSubmit.current !== submitCount) {
      handledSubmit.current = submitCount;
      if (refusedTab !== null) {
        focusField(refusedTab, '[aria-invalid=true]');
      }
    }
  });

  function save({ andNext }: { readonly andNext: boolean }): void {
    opensNext.current = andNext;
    void form.submit();
  }

  return (
    <>
      <PanelHeader title={record.stockNumber} note={note?.(record)} />
      <RecordActions
        type={type}
        record={record}
        onEditPrice={() => focusField('sale', 'form input:not([type=radio])')}
      />
      <PanelTabs label={`Sections of the ${declaration.noun}`} tabs={tabs}>
        <Box mb="4" _empty={{ display: 'none' }}>
          <FormErrors control={form.control} />
        </Box>
        {conflict !== null && (
          <RecordConflict
            declaration={declaration}
            {...conflict}
            mine={form.getValues()}
            onTakeTheirs={takeTheirs}
            onKeepMine={keepMine}
          />
        )}
      </PanelTabs>
      <Drawer.Footer py="3">
        <SaveState isDirty={isDirty} changed={`Unsaved changes: ${changedCount}`} onDiscard={() => form.reset()} />
        <Button
          size="sm"
          variant="outline"
          disabled={!canSave || next === null}
          onClick={() => save({ andNext: true })}
        >
          Save and next
        </Button>
        <Button size="sm" disabled={!canSave} loading={isSubmitting} onClick={() => save({ andNext: false })}>
          Save
        </Button>
      </Drawer.Footer>
    </>
  );
}
