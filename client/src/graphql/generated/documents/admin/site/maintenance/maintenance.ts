import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../../types';
import { argument, documentOf, field, fragment, mutation, named, nonNull, query, spread, takes } from '../../../../../document-parts';
const MaintenanceRecord = fragment("MaintenanceRecord","Maintenance",["id","version","isEnabled","message"]);
export const MaintenanceRecordFragmentDoc: TypedDocumentNode<Types.MaintenanceRecordFragment, unknown> = documentOf(MaintenanceRecord);
export const AdminMaintenanceDocument: TypedDocumentNode<Types.AdminMaintenanceQuery, Types.AdminMaintenanceQueryVariables> = documentOf(query("AdminMaintenance",[field("maintenance",[spread("MaintenanceRecord")])]), MaintenanceRecord);
export const SetMaintenanceDocument: TypedDocumentNode<Types.SetMaintenanceMutation, Types.SetMaintenanceMutationVariables> = documentOf(mutation("SetMaintenance",[field("setMaintenance",[field("maintenance",[spread("MaintenanceRecord")])],[argument("input")])],[takes("input",nonNull(named("SetMaintenanceInput")))]), MaintenanceRecord);