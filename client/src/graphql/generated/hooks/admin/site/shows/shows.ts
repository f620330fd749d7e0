import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/site/shows/shows';
import type * as Types from '../../../../types';
export function useAdminShowQuery(options: useQuery.Options<Types.AdminShowQuery, Types.AdminShowQueryVariables> | SkipToken) {
  return useQuery(Documents.AdminShowDocument, options);
}

export function useCreateShowMutation(options?: Omit<useMutation.Options<Types.CreateShowMutation, Types.CreateShowMutationVariables>, 'variables'>) {
  return useMutation(Documents.CreateShowDocument, options);
}

export function useUpdateShowMutation(options?: Omit<useMutation.Options<Types.UpdateShowMutation, Types.UpdateShowMutationVariables>, 'variables'>) {
  return useMutation(Documents.UpdateShowDocument, options);
}

export function useDeleteShowMutation(options?: Omit<useMutation.Options<Types.DeleteShowMutation, Types.DeleteShowMutationVariables>, 'variables'>) {
  return useMutation(Documents.DeleteShowDocument, options);
}

export function useSetShowActiveMutation(options?: Omit<useMutation.Options<Types.SetShowActiveMutation, Types.SetShowActiveMutationVariables>, 'variables'>) {
  return useMutation(Documents.SetShowActiveDocument, options);
}

export function useSetShowAdvertisedMutation(options?: Omit<useMutation.Options<Types.SetShowAdvertisedMutation, Types.SetShowAdvertisedMutationVariables>, 'variables'>) {
  return useMutation(Documents.SetShowAdvertisedDocument, options);
}