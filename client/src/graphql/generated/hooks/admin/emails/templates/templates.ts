import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import * as Documents from '../../../../documents/admin/emails/templates/templates';
import type * as Types from '../../../../types';
export function useEmailTemplateQuery(options: useQuery.Options<Types.EmailTemplateQuery, Types.EmailTemplateQueryVariables> | SkipToken) {
  return useQuery(Documents.EmailTemplateDocument, options);
}

export function useCreateEmailTemplateMutation(options?: Omit<useMutation.Options<Types.CreateEmailTemplateMutation, Types.CreateEmailTemplateMutationVariables>, 'variables'>) {
  return useMutation(Documents.CreateEmailTemplateDocument, options);
}

export function useUpdateEmailTemplateMutation(options?: Omit<useMutation.Options<Types.UpdateEmailTemplateMutation, Types.UpdateEmailTemplateMutationVariables>, 'variables'>) {
  return useMutation(Documents.UpdateEmailTemplateDocument, options);
}

export function useDeleteEmailTemplateMutation(options?: Omit<useMutation.Options<Types.DeleteEmailTemplateMutation, Types.DeleteEmailTemplateMutationVariables>, 'variables'>) {
  return useMutation(Documents.DeleteEmailTemplateDocument, options);
}