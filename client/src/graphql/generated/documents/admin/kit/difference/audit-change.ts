import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../../types';
import { documentOf, fragment } from '../../../../../document-parts';
const AuditChange = fragment("AuditChange","AuditFieldChange",["field","label","shownAs","beforeWords","afterWords"]);
export const AuditChangeFragmentDoc: TypedDocumentNode<Types.AuditChangeFragment, unknown> = documentOf(AuditChange);