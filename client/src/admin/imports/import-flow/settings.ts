import * as v from 'valibot';
import type { ImportMode } from '../../../graphql/generated/graphql';
import { readTabStorage, writeTabStorage } from '../../../ui/browser/tab-storage';
import { type ImportProfile, mergeProfiles, profileSchema } from '../import-profile';

/** Settings of an import. Immutable: each change creates a new object. */
export interface ImportSettings {
  readonly mode: ImportMode;
  readonly skipInvalid: boolean;
  readonly profileId: string | null;
  /** Profile loaded from a JSON file. Null if none. */
  readonly fromFile: { readonly name: string; readonly profile: ImportProfile } | null;
  /** Profile entries that the user set on this screen: columns, answers and number formats. */
  readonly own: ImportProfile;
}

export const usualSettings: ImportSettings = {
  mode: 'ADD_OR_UPDATE',
  skipInvalid: false,
  profileId: null,
  fromFile: null,
  own: {},
};

/** Returns the settings that apply in addition to the saved profile. */
export const settingsBesideProfile = ({ fromFile, own }: ImportSettings): ImportProfile =>
  mergeProfiles(fromFile?.profile ?? null, own);

const KEY = 'importDesk';

const text = v.string();
const keptSchema = v.object({
  runId: text,
  settings: v.object({
    mode: v.picklist(['ADD_OR_UPDATE', 'REPLACE']),
    skipInvalid: v.boolean(),
    profileId: v.nullable(text),
    fromFile: v.nullable(v.object({ name: text, profile: profileSchema })),
    own: profileSchema,
  }),
});

/** Stores the settings of a run in session storage, so that they survive a reload of this tab. */
export function storeSettings(runId: string, settings: ImportSettings): void {
  writeTabStorage(KEY, { runId, settings });
}

/** Returns the settings of a run started in this tab, or null for other runs. */
export function storedSettings(runId: string | null): ImportSettings | null {
  const stored = readTabStorage(KEY, keptSchema);
  return stored !== null && stored.runId === runId ? stored.settings : null;
}
