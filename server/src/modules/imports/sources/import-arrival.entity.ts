import { Entity, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { ImportRun } from '../runs/import-run.entity.ts';

/**
 * File from the import folder or a scheduled fetch, with its run. Stored together with the run, so that each file is
 * imported only once.
 */
@Entity({ tableName: 'import_arrival' })
export class ImportArrival {
  /** UUID assigned to the file when it is claimed or fetched. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne({ entity: () => ImportRun, fieldName: 'run_id', mapToPk: true, unique: true, deleteRule: 'cascade' })
  runId!: number;
}
