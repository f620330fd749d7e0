import { useQuery } from '@apollo/client/react';
import { errorText } from '../../../graphql/error-text';
import {
  type ImportProfileRecordFragment,
  ImportProfilesDocument,
  type StockKind,
} from '../../../graphql/generated/graphql';
import type { ImportProfile } from '../import-profile';

/** A saved profile with all that it says. */
export type SavedProfile = ImportProfileRecordFragment;

/** What a saved profile says of files, as inputs have it. */
export function profileOf({ profile }: Pick<SavedProfile, 'profile'>): ImportProfile {
  const { __typename, columns, constants, values, ...meanings } = profile;
  return {
    ...meanings,
    columns: columns?.map(({ column, field }) => ({ column, field })) ?? null,
    constants: constants?.map(({ field, value }) => ({ field, value })) ?? null,
    values: values?.map(({ field, from, to }) => ({ field, from, to })) ?? null,
  };
}

/** More than a house has of one type; the server takes no larger page. */
const MOST = 500;

/** The saved profiles of a type of stock, by name. */
export function useSavedProfiles(kind: StockKind) {
  const { data, error } = useQuery(ImportProfilesDocument, {
    variables: { filter: { kind }, page: { index: 0, size: MOST } },
    fetchPolicy: 'cache-and-network',
  });
  return {
    /** `null` until they are read. */
    profiles: data?.importProfiles?.items ?? null,
    problem: error === undefined ? null : errorText(error),
  };
}
