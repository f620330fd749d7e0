import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../../../kernel/errors/errors.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { blackColorId, ColorCategory, firstFancyColorId } from '../../../reference-data/index.ts';
import { columnSql, type DiamondColumn } from './diamond-columns.ts';
import { priceFor } from './diamond-price.ts';

/** What stones are narrowed by, sorted by and counted by, though nobody is shown it as such. */
const derivedAttributes = {
  colorCategory: sql<ColorCategory | null>`case
    when d.color_id >= ${sql.lit(firstFancyColorId)} then ${sql.lit(ColorCategory.FANCY)}
    when d.color_id = ${sql.lit(blackColorId)} then ${sql.lit(ColorCategory.BLACK)}
    when d.color_id is not null then ${sql.lit(ColorCategory.WHITE)} end`,
  hasImage: sql<boolean>`(coalesce(d.image_url, d.pic2, d.pic3, d.pic4) is not null)`,
  has3d: sql<boolean>`(coalesce(d.image_3d, d.set_3d) is not null)`,
  hasReport: sql<boolean>`(d.certificate_no is not null)`,
};

/** Something that stones are narrowed by, sorted by or counted by. */
export type DiamondAttribute = DiamondColumn | keyof typeof derivedAttributes;

const isDerived = (attribute: DiamondAttribute): attribute is keyof typeof derivedAttributes =>
  Object.hasOwn(derivedAttributes, attribute);

/** Stones through a viewer's eyes: the SQL of what he may ask about. */
export interface ViewerSql {
  readonly viewer: Viewer;
  /** Throws FORBIDDEN for what he may not read: filters, sorts and counts must not betray it either. */
  read(attribute: DiamondAttribute): RawBuilder<unknown>;
  /** Throws FORBIDDEN unless he is an administrator. */
  requireAdministrator(): void;
}

export function sqlFor(viewer: Viewer): ViewerSql {
  const price = priceFor(viewer);
  return {
    viewer,
    read(attribute) {
      const value = isDerived(attribute) ? derivedAttributes[attribute] : columnSql(attribute, viewer, price);
      if (!value) throw forbiddenTo(viewer);
      return value;
    },
    requireAdministrator() {
      if (viewer.kind !== 'administrator') throw forbiddenTo(viewer);
    },
  };
}

const forbiddenTo = ({ kind }: Viewer): AppError =>
  new AppError('FORBIDDEN', kind === 'visitor' ? { status: 401 } : {});
