import { useState } from 'react';
import type { SavedProfile } from '../profiles/use-saved-profiles';
import type { Run } from '../use-run';
import { type ImportSettings, keepSettings, keptSettings, usualSettings } from './settings';

/** Which run was started with which settings. */
interface Started {
  readonly runId: string;
  readonly settings: ImportSettings;
}

/** How the file of the desk is taken over, and whether the run that the address names was started so. */
export function useSettings(runId: string | null, run: Run | null) {
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
