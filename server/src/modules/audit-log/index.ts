import { pageFields } from '../../kernel/input/page.ts';
import { AuditEntryPage } from './audit-entry.type.ts';
import { AuditLogResolver } from './audit-log.resolver.ts';

export const auditLogResolvers = [AuditLogResolver, pageFields(AuditEntryPage)] as const;
