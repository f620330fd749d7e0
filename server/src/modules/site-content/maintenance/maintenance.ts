import { InputType } from '../../../kernel/graphql.ts';
import { KnownVersion } from '../../../kernel/input/expected-version.ts';
import { RequiredText } from '../../../kernel/input/field-rules.ts';
import { UnlessNull } from '../../../kernel/input/rules.ts';
import { changedFields, replacedFields } from '../../../kernel/resources/derived-inputs.ts';
import { administrator, evenWhileClosed, forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import { command, followed, query, type UseCase } from '../../../kernel/use-cases/use-case.ts';
import { changeRecord, readRecord } from '../site-record.ts';
import { longestMessage, Maintenance } from './maintenance.entity.ts';

/**
 * Whether the shop is closed for work on it. Clients ask at their start and with each page: one row is read. They lead
 * everybody outside the back office to the page that says so; everything else is answered to administrators only.
 */
export const findMaintenance = query(forEveryKey(evenWhileClosed(guest)), ({ em }) => readRecord(em, Maintenance));

/** This process goes by the change with its next request, others within a second. */
function atOnce<I>(change: UseCase<I, Maintenance>): UseCase<I, Maintenance> {
  return followed(change, ({ services }) => services.openingHours.changed());
}

@InputType({ description: 'Input of setMaintenance. Omitted fields are unchanged.' })
export class SetMaintenanceInput extends changedFields(Maintenance, ['isEnabled', 'message']) {
  @KnownVersion()
  expectedVersion?: number | null;
}

/** Closes or opens the shop, or changes the message. Throws STALE_VERSION if it was changed meanwhile. */
export const setMaintenance = atOnce(
  command(administrator, SetMaintenanceInput, ({ em }, { expectedVersion, isEnabled, message }) =>
    changeRecord(em, Maintenance, expectedVersion, { isEnabled, message }),
  ),
);

class SwitchMaintenanceInput extends replacedFields(Maintenance, ['isEnabled']) {}

/** Closes or opens the shop. */
export const switchMaintenance = atOnce(
  command(administrator, SwitchMaintenanceInput, ({ em }, { isEnabled }) =>
    changeRecord(em, Maintenance, null, { isEnabled }),
  ),
);

class MaintenanceMessageInput {
  @RequiredText(longestMessage)
  @UnlessNull()
  message!: string | null;
}

/** Changes the message shown while the shop is closed. */
export const setMaintenanceMessage = atOnce(
  command(administrator, MaintenanceMessageInput, ({ em }, { message }) =>
    changeRecord(em, Maintenance, null, { message }),
  ),
);
