import { Text } from '@chakra-ui/react';
import type { BrowserHistory, Location, Transition } from 'history';
import { createContext, type ReactNode, use, useCallback, useEffect, useId, useState } from 'react';
import { useHistory } from '../../site/history';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { openRecordOf } from './panel/open-record';

/** Returns whether a navigation leaves the screen or the record. Sorting the list next to a panel leaves neither. */
function leavesScreen(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname || openRecordOf(from.search) !== openRecordOf(to.search);
}

/** Registry of unsaved forms. While it is not empty, navigating away or closing the tab needs confirmation. */
class UnsavedForms {
  readonly #history: BrowserHistory;
  readonly #confirm: (step: Transition) => void;
  readonly #forms = new Set<string>();
  #unblock: (() => void) | null = null;

  constructor(history: BrowserHistory, confirm: (step: Transition) => void) {
    this.#history = history;
    this.#confirm = confirm;
  }

  add(id: string): void {
    this.#forms.add(id);
    this.#block();
  }

  remove(id: string): void {
    this.#forms.delete(id);
    if (this.#forms.size === 0) {
      this.#open();
    }
  }

  /** Navigates despite unsaved changes. */
  proceed(step: Transition): void {
    this.#open();
    // Going back is asynchronous, so navigation is blocked again after it is complete.
    const unlisten = this.#history.listen(() => {
      unlisten();
      if (this.#forms.size > 0) {
        this.#block();
      }
    });
    step.retry();
  }

  #block(): void {
    this.#unblock ??= this.#history.block((step) =>
      leavesScreen(this.#history.location, step.location) ? this.#confirm(step) : this.proceed(step),
    );
  }

  #open(): void {
    this.#unblock?.();
    this.#unblock = null;
  }
}

const UnsavedContext = createContext<UnsavedForms | null>(null);

interface UnsavedChangesProps {
  readonly children: ReactNode;
}

/**
 * Asks for confirmation before the user leaves unsaved forms, whether by navigation, by opening another record, or by
 * closing or reloading the tab. Forms register with `useUnsaved`. Rendered once per screen.
 */
export function UnsavedChanges({ children }: UnsavedChangesProps) {
  const history = useHistory();
  const [pending, setPending] = useState<Transition | null>(null);
  const [unsaved] = useState(() => new UnsavedForms(history, setPending));

  return (
    <UnsavedContext value={unsaved}>
      {children}
      <ConfirmDialog
        isOpen={pending !== null}
        title="Leave without saving?"
        confirmLabel="Leave without saving"
        isDestructive
        onConfirm={() => {
          setPending(null);
          if (pending !== null) {
            unsaved.proceed(pending);
          }
        }}
        onCancel={() => setPending(null)}
      >
        <Text>Your changes are not saved. If you leave, they are lost.</Text>
      </ConfirmDialog>
    </UnsavedContext>
  );
}

/**
 * Registers a form with `UnsavedChanges`. Returns a function to call after saving, so that navigation is possible
 * before React has rendered the form as unchanged.
 */
export function useUnsaved(isDirty: boolean): () => void {
  const unsaved = use(UnsavedContext);
  const id = useId();
  if (unsaved === null) {
    throw new Error('useUnsaved needs UnsavedChanges above it.');
  }

  useEffect(() => {
    if (isDirty) {
      unsaved.add(id);
    }
    return () => unsaved.remove(id);
  }, [unsaved, id, isDirty]);

  return useCallback(() => unsaved.remove(id), [unsaved, id]);
}
