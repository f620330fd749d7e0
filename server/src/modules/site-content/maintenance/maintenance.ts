import { Field, InputType } from 'type-graphql';
import { KeptFlag, OptionalText, RequiredFlag, RequiredText } from '../../../kernel/input/field-rules.ts';
import { UnlessNull } from '../../../kernel/input/rules.ts';
import { administrator, evenWhileClosed, forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import { command, followed, query, type UseCase } from '../../../kernel/use-cases/use-case.ts';
import { changeRecord, readRecord, SiteChange } from '../site-record.ts';
import { Maintenance } from './maintenance.entity.ts';

/**
 * Whether the shop is closed for work on it. Clients ask at their start and with each page: one row is read. They lead
 * everybody outside the back office to the page that says so; everything else is answered to administrators only.
 */
export const findMaintenance = query(forEveryKey(evenWhileClosed(guest)), ({ em }) => readRecord(em, Maintenance));

/** This process goes by the change with its next request, others within a second. */
function atOnce<I>(change: UseCase<I, Maintenance>): UseCase<I, Maintenance> {
  return followed(change, ({ services }) => services.openingHours.changed());
}

const longestMessage = 2_000;

@InputType({ description: 'Input of setMaintenance.' })
export class SetMaintenanceInput extends SiteChange {
  @Field(() => Boolean, { nullable: true, description: 'Closes or opens the shop. Left out: as it is.' })
  @KeptFlag()
  isEnabled?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'What visitors read while it is closed, at most 2,000 characters. Null: nothing. Left out: as it is.',
  })
  @OptionalText(longestMessage)
  message?: string | null;
}

/** Closes or opens the shop, or changes what it says while it is closed. STALE_VERSION when somebody else was faster. */
export const setMaintenance = atOnce(
  command(administrator, SetMaintenanceInput, ({ em }, { expectedVersion, isEnabled, message }) =>
    changeRecord(em, Maintenance, expectedVersion, { isEnabled, message }),
  ),
);

class SwitchMaintenanceInput {
  @RequiredFlag()
  isEnabled!: boolean;
}

/** Closes or opens the shop. */
export const switchMaintenance = atOnce(
  command(administrator, SwitchMaintenanceInput, ({ em }, { isEnabled }) =>
    changeRecord(em, Maintenance, null, { isEnabled }),
  ),
);

class MaintenanceMessageInput {
  /** Null must be said. */
  @RequiredText(longestMessage)
  @UnlessNull()
  message!: string | null;
}

/** Changes what the shop says while it is closed. */
export const setMaintenanceMessage = atOnce(
  command(administrator, MaintenanceMessageInput, ({ em }, { message }) =>
    changeRecord(em, Maintenance, null, { message }),
  ),
);
