import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, invalid } from '../../kernel/errors/errors.ts';
import type { HouseConfig } from '../../kernel/use-cases/services.ts';
import type { Viewer } from '../accounts/index.ts';
import { readProfile } from '../imports/index.ts';
import type { StockExport } from '../stock/files/index.ts';
import { type ExportLayoutInput, OwnLayout } from './export-choice.input.ts';
import { type ExportLayout, profileLayout } from './files/profile-layout.ts';

interface LayoutQuestion {
  readonly exports: StockExport;
  readonly layout: Readonly<ExportLayoutInput>;
  /** Whose columns they are. */
  readonly viewer: Viewer;
  readonly house: Pick<HouseConfig, 'publicUrl'>;
}

/**
 * The columns of a layout. Throws INVALID_REQUEST for one that the type does not have, ITEM_NOT_FOUND for a profile that is
 * not there.
 */
export async function layoutOf(
  em: EntityManager,
  { exports, layout: { own, profileId }, viewer, house }: LayoutQuestion,
): Promise<ExportLayout> {
  if (typeof profileId === 'number') {
    const { kind, profile } = await readProfile(em, profileId, 'layout.profileId');
    if (kind !== exports.type.name) throw invalid('layout.profileId', `is a profile of another type of stock, ${kind}`);
    return profileLayout(exports, profile, viewer);
  }
  if (own === OwnLayout.FACET) return { columns: await exports.columns(em, viewer), notes: [] };
  if (own !== OwnLayout.RAPNET) throw invalid('layout', 'must have exactly one field');
  const { rapnet } = exports;
  if (!rapnet) {
    throw new AppError('INVALID_REQUEST', {
      reason: 'VALIDATION_FAILED',
      details: [{ path: 'layout.own', message: 'is a layout of diamonds only' }],
      explanation: `RapNet takes diamonds only: export ${exports.type.noun}s in another layout.`,
    });
  }
  return { columns: rapnet(viewer, house), notes: [] };
}
