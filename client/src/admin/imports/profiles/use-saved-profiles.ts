import { useQuery } from '@apollo/client/react';
import { errorText } from '../../../graphql/error-text';
import {
  type ImportProfileRecordFragment,
  ImportProfilesDocument,
  type StockKind,
} from '../../../graphql/generated/graphql';
import type { ImportProfile } from '../import-profile';

export type SavedProfile = ImportProfileRecordFragment;

/** Converts a saved profile to API input. */
export function profileOf({ profile }: Pick<SavedProfile, 'profile'>): ImportProfile {
  const { __typename, columns, constants, values, ...meanings } = profile;
  return {
    ...meanings,
    columns: columns?.map(({ column, field }) => ({ column, field })) ?? null,
    constants: constants?.map(({ field, value }) => ({ field, value })) ?? null,
    values: values?.map(({ field, from, to }) => ({ field, from, to })) ?? null,
  };
}

/** Maximum page size that the server allows. Large enough for all profiles of one stock type. */
const MAX_ROWS = 500;

/** Loads the saved profiles of a stock type, sorted by name. */
export function useSavedProfiles(kind: StockKind) {
  const { data, error } = useQuery(ImportProfilesDocument, {
    variables: { filter: { kind }, page: { index: 0, size: MAX_ROWS } },
    fetchPolicy: 'cache-and-network',
  });
  return {
    /** Null while loading or after an error. */
    profiles: data?.importProfiles?.items ?? null,
    problem: error === undefined ? null : errorText(error),
  };
}
