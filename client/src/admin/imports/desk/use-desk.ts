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
import { isUnderWay, type Run, useRun } from '../run-state';
import { type ImportSettings, keepSettings, keptSettings, saidBesides, usualSettings } from './settings';

/** Which run was started with which settings. */
interface Started {
  readonly runId: string;
  readonly settings: ImportSettings;
}

/** How the file of the desk is taken over, and whether the run that the address names was started so. */
function useSettings(runId: string | null, run: Run | null) {
  const [started, setStarted] = useState<Started | null>(() => {
    const kept = keptSettings(runId);
    return kept === null || runId === null ? null : { runId, settings: kept };
  });
  const [settings, setSettings] = useState(started?.settings ?? usualSettings);
  const [adoptedId, setAdoptedId] = useState<string | null>(started?.runId ?? null);

  // A run that was started elsewhere: what it tells of its settings stands here, too.
  if (run !== null && run.id !== adoptedId && run.id !== started?.runId) {
    setAdoptedId(run.id);
    setSettings({ ...usualSettings, mode: run.mode, skipInvalid: run.skipInvalid });
  }

  return {
    settings,
    change: setSettings,
    /** The run was started with exactly these settings. */
    areThoseOfRun: started !== null && started.runId === runId && started.settings === settings,
    /** The run was started in this tab. */
    isOwnRun: started !== null && started.runId === runId,
    start: (id: string) => {
      keepSettings(id, settings);
      setStarted({ runId: id, settings });
    },
    /** What was chosen on the screen stands in a saved profile now: files are read as before. */
    moveInto: ({ id }: SavedProfile) => {
      const moved: ImportSettings = { ...settings, profileId: id, fromFile: null, own: {} };
      setSettings(moved);
      if (started?.settings === settings) {
        keepSettings(started.runId, moved);
        setStarted({ ...started, settings: moved });
      }
    },
    /** Another file: what was chosen for the columns of the last one is forgotten. */
    forgetOwn: () => setSettings((before) => ({ ...before, own: {} })),
  };
}

/** So long the documented notice stands before the page is loaded anew. */
const RELOAD_AFTER = 2000;

/** What is to be read: a file of this computer, or the one that an earlier run has kept. */
export type ImportSource = { readonly file: File } | { readonly fileOf: string };

/** A file on its way to the server. */
export interface Sending {
  readonly kind: 'check' | 'import';
  /** Sent of the file, 0…1; files that the server has need not be sent. */
  readonly sent: number;
}

/** Says that an import is done, and does something once the notice has stood for a while. */
function announceImport(onTold: () => void): void {
  toaster.success({
    title: 'Import successul. The page will reload to show the updated data',
    onStatusChange: ({ status }) => {
      if (status === 'visible') {
        setTimeout(onTold, RELOAD_AFTER);
      }
    },
  });
}

/** Whether the desk still stands: what was begun at it may end after it has been left. */
function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** Says of runs that ended while this page looked on how they ended. */
function useAnnounced(
  run: Run | null,
  startedId: string | null,
  files: StockFiles,
  isHere: RefObject<boolean>,
): boolean {
  const followed = useRef<string | null>(null);
  const [doneId, setDoneId] = useState<string | null>(null);
  useEffect(() => {
    if (startedId !== null) {
      followed.current = startedId;
    }
  }, [startedId]);
  useEffect(() => {
    if (run === null) {
      return;
    }
    if (isUnderWay(run)) {
      followed.current = run.id;
    } else if (followed.current === run.id) {
      followed.current = null;
      if (run.failure !== null) {
        toaster.error({ title: 'Error importing file', description: runFailureText(run.failure, files) });
      } else if (run.state === 'DONE' && !run.isDryRun) {
        setDoneId(run.id);
        // Whoever has gone on meanwhile stays where they are.
        announceImport(() => isHere.current && window.location.reload());
      }
    }
  }, [run, files, isHere]);
  return doneId !== null && doneId === run?.id;
}

/** Starts checks and imports of a file of stock, and follows the run that the address names. */
export function useDesk(files: StockFiles, runId: string | null, onRun: (id: string) => void) {
  const isHere = useIsHere();
  const [startImport] = useMutation(StartImportDocument);
  const sendOnce = useSendOnce();
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [startedId, setStartedId] = useState<string | null>(null);
  const reading = useRun(runId);
  // A desk is for one type of stock.
  const run = reading.run?.kind === files.kind ? reading.run : null;
  const choices = useSettings(runId, run);
  const { settings } = choices;
  const isDone = useAnnounced(run, startedId, files, isHere);

  async function start(
    kind: Sending['kind'],
    source: ImportSource,
    confirmRemoved: number | null = null,
  ): Promise<void> {
    setSending({ kind, sent: 'file' in source ? 0 : 1 });
    setFailure(null);
    const fetchOptions: UploadFetchOptions = { onUploadProgress: (sent) => setSending({ kind, sent }) };
    const besides = saidBesides(settings);
    const input = {
      kind: files.kind,
      ...source,
      mode: settings.mode,
      skipInvalid: settings.skipInvalid,
      dryRun: kind === 'check',
      confirmRemoved,
      profileId: settings.profileId,
      profile: isBlankProfile(besides) ? null : besides,
    };
    const request = (sent: StartImportInput) => startImport({ variables: { input: sent }, context: { fetchOptions } });
    try {
      // A check changes nothing: it may be made any number of times.
      const { data } = await (input.dryRun ? request(input) : sendOnce(input, request));
      const id = data?.startImport?.run.id;
      if (id === undefined) {
        throw new Error('there is no run');
      }
      // Whoever has gone on to another type of stock meanwhile stays there; the history has the run.
      if (isHere.current) {
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
    /** What is being sent; `null`: nothing. */
    sending,
    /** Why the last try did not even begin. */
    failure,
    /** The run of the address, and how reading it goes. */
    ...reading,
    run,
    choices,
    /** The run has just ended, and the page is about to be loaded anew. */
    isDone,
    /** Reads the file as an import would and changes nothing. */
    check: (source: ImportSource) => start('check', source),
    /**
     * Takes the file over. So many records that it does not name may go. The same again after a lost answer takes nothing
     * over twice: it tells what the first try did.
     */
    take: (source: ImportSource, confirmRemoved: number) => start('import', source, confirmRemoved),
    /** Begins anew with another file. */
    forget: () => {
      setFailure(null);
      choices.forgetOwn();
    },
  };
}

/** The desk of a type of stock. */
export type Desk = ReturnType<typeof useDesk>;
