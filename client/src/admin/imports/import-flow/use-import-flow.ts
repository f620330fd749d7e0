import { useMutation } from '@apollo/client/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { UploadFetchOptions } from '../../../graphql/apollo-client';
import { StartImportDocument, type StartImportInput } from '../../../graphql/generated/graphql';
import { useSendOnce } from '../../../graphql/idempotency';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { toaster } from '../../../ui/toaster';
import { isBlankProfile } from '../import-profile';
import type { SavedProfile } from '../profiles/use-saved-profiles';
import { importFailureText, runFailureText } from '../report/failure-notice';
import { isInProgress, type Run, useRun } from '../run-state';
import { type ImportSettings, settingsBesideProfile, storedSettings, storeSettings, usualSettings } from './settings';

interface Started {
  readonly runId: string;
  readonly settings: ImportSettings;
}

/** Returns the import settings, their setters, and whether the run in the URL was started with these settings. */
function useSettings(runId: string | null, run: Run | null) {
  const [started, setStarted] = useState<Started | null>(() => {
    const stored = storedSettings(runId);
    return stored === null || runId === null ? null : { runId, settings: stored };
  });
  const [settings, setSettings] = useState(started?.settings ?? usualSettings);
  const [adoptedId, setAdoptedId] = useState<string | null>(started?.runId ?? null);

  // If the run was started elsewhere, its settings are applied here.
  if (run !== null && run.id !== adoptedId && run.id !== started?.runId) {
    setAdoptedId(run.id);
    setSettings({ ...usualSettings, mode: run.mode, skipInvalid: run.skipInvalid });
  }

  return {
    settings,
    change: setSettings,
    /** Whether the run was started with exactly the current settings. */
    areThoseOfRun: started !== null && started.runId === runId && started.settings === settings,
    /** Whether the run was started in this tab. */
    isOwnRun: started !== null && started.runId === runId,
    start: (id: string) => {
      storeSettings(id, settings);
      setStarted({ runId: id, settings });
    },
    /**
     * Called after the settings have been saved to a profile. The file would still be read in the same way, so the
     * settings still match the run.
     */
    moveInto: ({ id }: SavedProfile) => {
      const moved: ImportSettings = { ...settings, profileId: id, fromFile: null, own: {} };
      setSettings(moved);
      if (started?.settings === settings) {
        storeSettings(started.runId, moved);
        setStarted({ ...started, settings: moved });
      }
    },
    /** Called when another file is selected. Resets the settings for the previous file's columns. */
    forgetOwn: () => setSettings((before) => ({ ...before, own: {} })),
  };
}

/** Delay before the page reloads, in milliseconds, so that the user can read the notice. */
const RELOAD_DELAY_MS = 2000;

/** File to check or import: a local file, or the stored file of an earlier run. */
export type ImportSource = { readonly file: File } | { readonly fileOf: string };

export interface Upload {
  readonly kind: 'check' | 'import';
  /** Uploaded fraction, from 0 to 1. 1 if the file is already on the server. */
  readonly sent: number;
}

/** Shows the success notice of an import. Calls `onTold` when the user has had time to read it. */
function announceImport(onTold: () => void): void {
  toaster.success({
    title: 'Import successul. The page will reload to show the updated data',
    onStatusChange: ({ status }) => {
      if (status === 'visible') {
        setTimeout(onTold, RELOAD_DELAY_MS);
      }
    },
  });
}

/** Returns a ref that is true while the component is mounted. A request can finish after the component is unmounted. */
function useIsHere(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

/** Shows a notice when a run finishes while the page is open. */
function useAnnounced(
  run: Run | null,
  startedId: string | null,
  files: StockFiles,
  isMounted: RefObject<boolean>,
): boolean {
  const followedRunId = useRef<string | null>(null);
  const [doneId, setDoneId] = useState<string | null>(null);
  useEffect(() => {
    if (startedId !== null) {
      followedRunId.current = startedId;
    }
  }, [startedId]);
  useEffect(() => {
    if (run === null) {
      return;
    }
    if (isInProgress(run)) {
      followedRunId.current = run.id;
    } else if (followedRunId.current === run.id) {
      followedRunId.current = null;
      if (run.failure !== null) {
        toaster.error({ title: 'Error importing file', description: runFailureText(run.failure, files) });
      } else if (run.state === 'DONE' && !run.isDryRun) {
        setDoneId(run.id);
        // The page is not reloaded if the user has left it.
        announceImport(() => isMounted.current && window.location.reload());
      }
    }
  }, [run, files, isMounted]);
  return doneId !== null && doneId === run?.id;
}

/** Starts checks and imports, and follows the run in the URL. */
export function useImportFlow(files: StockFiles, runId: string | null, onRun: (id: string) => void) {
  const isMounted = useIsHere();
  const [startImport] = useMutation(StartImportDocument);
  const sendOnce = useSendOnce();
  const [sending, setSending] = useState<Upload | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [startedId, setStartedId] = useState<string | null>(null);
  const runQuery = useRun(runId);
  const run = runQuery.run?.kind === files.kind ? runQuery.run : null;
  const choices = useSettings(runId, run);
  const { settings } = choices;
  const isDone = useAnnounced(run, startedId, files, isMounted);

  async function start(
    kind: Upload['kind'],
    source: ImportSource,
    confirmRemoved: number | null = null,
  ): Promise<void> {
    setSending({ kind, sent: 'file' in source ? 0 : 1 });
    setFailure(null);
    const fetchOptions: UploadFetchOptions = { onUploadProgress: (sent) => setSending({ kind, sent }) };
    const unsavedSettings = settingsBesideProfile(settings);
    const input = {
      kind: files.kind,
      ...source,
      mode: settings.mode,
      skipInvalid: settings.skipInvalid,
      dryRun: kind === 'check',
      confirmRemoved,
      profileId: settings.profileId,
      profile: isBlankProfile(unsavedSettings) ? null : unsavedSettings,
    };
    const request = (sent: StartImportInput) => startImport({ variables: { input: sent }, context: { fetchOptions } });
    try {
      // A check changes nothing, so it needs no idempotency key.
      const { data } = await (input.dryRun ? request(input) : sendOnce(input, request));
      const id = data?.startImport?.run.id;
      if (id === undefined) {
        throw new Error('the response contains no run');
      }
      // If the user has left the page, the run is not opened. It is listed in the import history.
      if (isMounted.current) {
        choices.start(id);
        setStartedId(id);
        onRun(id);
      }
    } catch (thrown) {
      const text = importFailureText(thrown, kind);
      setFailure(text);
      toaster.error({ title: 'Error importing file', description: text });
    } finally {
      setSending(null);
    }
  }

  return {
    /** Current upload. Null if none. */
    sending,
    /** Reason why the last request failed. Null if it did not fail. */
    failure,
    /** Run in the URL, with its loading state. */
    ...runQuery,
    run,
    choices,
    /** Whether the run has just finished and the page is about to reload. */
    isDone,
    /** Checks the file without changing the stock. */
    check: (source: ImportSource) => start('check', source),
    /**
     * Imports the file. `confirmRemoved` is the number of records to deactivate, as confirmed by the user.
     * Idempotent: a retry after a lost response returns the result of the first request.
     */
    take: (source: ImportSource, confirmRemoved: number) => start('import', source, confirmRemoved),
    forget: () => {
      setFailure(null);
      choices.forgetOwn();
    },
  };
}

export type ImportFlowState = ReturnType<typeof useImportFlow>;
