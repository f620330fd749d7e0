import { AuditEntryPageFields, AuditLogResolver } from './audit-log.resolver.ts';

export const auditLogResolvers = [AuditLogResolver, AuditEntryPageFields] as const;
