import * as v from 'valibot';
import type { ImportMode } from '../../../graphql/generated/graphql';
import { readTabStorage, writeTabStorage } from '../../../ui/browser/tab-storage';
import { type ImportProfile, mergeProfiles, profileSchema } from '../import-profile';

/** How a file is to be taken over. Another object whenever something of it changes. */
export interface ImportSettings {
  readonly mode: ImportMode;
  readonly skipInvalid: boolean;
  /** The saved profile that the file is read by; `null`: none. */
  readonly profileId: string | null;
  /** A profile out of a JSON file. */
  readonly fromFile: { readonly name: string; readonly profile: ImportProfile } | null;
  /** What was chosen on the screen: columns, answers, and how numbers are meant. */
  readonly own: ImportProfile;
}

export const usualSettings: ImportSettings = {
  mode: 'ADD_OR_UPDATE',
  skipInvalid: false,
  profileId: null,
  fromFile: null,
  own: {},
};

/** What is said besides the saved profile. */
export const saidBesides = ({ fromFile, own }: ImportSettings): ImportProfile =>
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

/** Keeps over a reload what a run was started with. */
export function keepSettings(runId: string, settings: ImportSettings): void {
  writeTabStorage(KEY, { runId, settings });
}

/** What a run was started with in this tab, `null` for others. */
export function keptSettings(runId: string | null): ImportSettings | null {
  const kept = readTabStorage(KEY, keptSchema);
  return kept !== null && kept.runId === runId ? kept.settings : null;
}
