import { type SkipToken, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/example-rings/example-rings';
import type * as Types from '../../../types';
export function useExampleRingsQuery(options: useQuery.Options<Types.ExampleRingsQuery, Types.ExampleRingsQueryVariables> | SkipToken = {}) {
  return useQuery(Documents.ExampleRingsDocument, options);
}

export function useExampleStoneNumberQuery(options: useQuery.Options<Types.ExampleStoneNumberQuery, Types.ExampleStoneNumberQueryVariables> | SkipToken) {
  return useQuery(Documents.ExampleStoneNumberDocument, options);
}

export function useExampleDraftsQuery(options: useQuery.Options<Types.ExampleDraftsQuery, Types.ExampleDraftsQueryVariables> | SkipToken) {
  return useQuery(Documents.ExampleDraftsDocument, options);
}