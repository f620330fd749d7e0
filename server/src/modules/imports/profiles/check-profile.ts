import { AppError } from '../../../kernel/errors/errors.ts';
import type { StockImport } from '../../stock/files/index.ts';
import { applyProfile } from '../reading/apply-profile.ts';
import type { ImportProfile } from '../reading/import-profile.ts';

/**
 * Throws INVALID_REQUEST naming, below `at`, every field of a profile that the type does not have. What columns files will
 * have is not known yet.
 */
export function checkProfile(type: StockImport, profile: ImportProfile, at: string): void {
  const named = (profile.columns ?? []).map(({ column }) => column);
  const ofKey = [...(profile.stockId ?? '').matchAll(/\{([^{}]*)\}/g)].map(([, column = '']) => column);
  try {
    applyProfile(type, [...named, ...ofKey], profile);
  } catch (error) {
    throw error instanceof AppError ? error.withPaths((path) => `${at}${path}`) : error;
  }
}

/** Blank cells are what files of profiles write as an empty text. */
const blanks = new Set(['value', 'from', 'to']);

/** A profile as its file has it: without what it does not say. */
export function plainProfile(profile: ImportProfile): ImportProfile {
  const said = Object.entries(profile).filter(([, value]) => value != null && value !== false && value.length !== 0);
  const json = JSON.stringify(Object.fromEntries(said), (key, value) =>
    value === null && blanks.has(key) ? '' : value,
  );
  return JSON.parse(json);
}
