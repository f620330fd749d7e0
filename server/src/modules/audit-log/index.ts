import { pageFields } from '../../kernel/input/page.ts';
import { defineModule } from '../../kernel/module.ts';
import { AuditEntryPage } from './audit-entry.type.ts';
import { AuditLogResolver } from './audit-log.resolver.ts';

export const auditLogModule = defineModule({
  resolvers: [AuditLogResolver, pageFields(AuditEntryPage)],
});
