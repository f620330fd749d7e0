import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../documents/admin/messages/messages';
import type * as Types from '../../../types';
export function useMessageQuery(options: useQuery.Options<Types.MessageQuery, Types.MessageQueryVariables> | SkipToken) {
  return useQuery(Documents.MessageDocument, options);
}

export function useMessageItemQuery(options: useQuery.Options<Types.MessageItemQuery, Types.MessageItemQueryVariables> | SkipToken) {
  return useQuery(Documents.MessageItemDocument, options);
}

export function useAnswerMessageMutation(options?: Omit<useMutation.Options<Types.AnswerMessageMutation, Types.AnswerMessageMutationVariables>, 'variables'>) {
  return useMutation(Documents.AnswerMessageDocument, options);
}

export function useSendAnswerAgainMutation(options?: Omit<useMutation.Options<Types.SendAnswerAgainMutation, Types.SendAnswerAgainMutationVariables>, 'variables'>) {
  return useMutation(Documents.SendAnswerAgainDocument, options);
}